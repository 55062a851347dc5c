import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STARTER_CONFIG } from '../../src/config/starter-config.js';
import { cleanEnv } from '../support/built-binary.js';
import { aiRunPiped } from '../support/run-piped.js';

function ai(env: Record<string, string>, args: string[], cwd = '/') {
  const { status, stdout, stderr } = aiRunPiped(args, { env, cwd });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

const configOf = (env: Record<string, string>) => join(env.HOME ?? '', '.config/ai-run/config.yaml');

describe('--setup and --config-path', () => {
  test('the starter is written where --config-path says, for its owner alone, and never again', () => {
    const env = cleanEnv();
    expect(ai(env, ['--config-path']).stdout).toBe(`${configOf(env)}\n`);
    expect(ai(env, ['--setup'])).toMatchObject({ status: 0, stdout: `Wrote ${configOf(env)}\n` });
    expect(readFileSync(configOf(env), 'utf8')).toBe(STARTER_CONFIG);
    expect(statSync(configOf(env)).mode & 0o777).toBe(0o600);
    writeFileSync(configOf(env), 'mine: 1\n');
    const again = ai(env, ['--setup']);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('already exists and stays as it is');
    expect(readFileSync(configOf(env), 'utf8')).toBe('mine: 1\n');
  });

  test('AI_RUN_CONFIG names another place', () => {
    const env = cleanEnv();
    const other = join(env.HOME ?? '', 'deep/other.yaml');
    const named = { ...env, AI_RUN_CONFIG: other };
    expect(ai(named, ['--config-path']).stdout).toBe(`${other}\n`);
    ai(named, ['--setup']);
    expect(readFileSync(other, 'utf8')).toBe(STARTER_CONFIG);
  });
});

describe('--doctor', () => {
  test('with nothing set all is well', () => {
    const { status, stdout } = ai(cleanEnv(), ['--doctor']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Config file +none; ai-run --setup writes/);
    expect(stdout).toMatch(/API key +not set/);
    expect(stdout).not.toContain('!!');
  });

  test('wrong keys are problems; the key of the model is never shown', () => {
    const env = cleanEnv({ OPENAI_API_KEY: 'sk-abcdefghijklmnopqrstuvwx' });
    mkdirSync(join(configOf(env), '..'), { recursive: true });
    writeFileSync(configOf(env), 'ai:\n  modle: x\n  timeout_seconds: 3\n  api_key: my-own-key-1\n');
    const { status, stdout } = ai(env, ['--doctor']);
    expect(status).toBe(1);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      `!! Config ${configOf(env)}: ai.modle: unknown key; did you mean 'model'?`,
    );
    expect(stdout).toContain('ai.timeout_seconds: 3  (file)');
    expect(stdout).toMatch(/API key +set \(OPENAI_API_KEY\)/);
    const json = ai(env, ['--doctor', '--json']);
    expect(JSON.parse(json.stdout).settings).toContainEqual({
      key: 'ai.api_key',
      value: '(set)',
      source: 'OPENAI_API_KEY',
    });
    expect(stdout + json.stdout).not.toMatch(/sk-abc|my-own-key/);
  });

  test('--online tries the endpoint', () => {
    const env = cleanEnv({ AI_RUN_ENDPOINT: 'http://127.0.0.1:9/v1' });
    const { status, stdout } = ai(env, ['--doctor', '--online']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/!! {2}Endpoint +no answer/);
    expect(ai(env, ['--doctor']).stdout).not.toContain('Endpoint');
  });
});

describe('patterns of a project', () => {
  const PATTERNS = `patterns:
  - id: my_tool_frob
    error_type: ConfigurationError
    regex: "frob is not set"
    confidence: 0.95
    explain: "The frob must be set."
    fixes:
      - command: "frob --set"
        explanation: "Set the frob"
        risk: "Low"
`;

  test('are read only after they were trusted, and no longer once they change', () => {
    const env = cleanEnv();
    const project = join(env.HOME ?? '', 'project');
    const file = join(project, '.ai-run/patterns/frob.yaml');
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, PATTERNS);
    writeFileSync(join(project, 'tool'), '#!/bin/sh\necho frob is not set >&2\nexit 4\n', { mode: 0o755 });
    const fail = () => ai(env, ['./tool'], project).stderr.replace(/\s+/g, ' ');
    expect(fail()).toContain('are not read until');
    expect(fail()).not.toContain('The frob must be set.');
    expect(ai(env, ['--check-patterns', '--trust'], project)).toMatchObject({ status: 0 });
    expect(fail()).toContain('The frob must be set.');
    expect(fail()).not.toContain('trust them');
    writeFileSync(file, PATTERNS.replace('frob --set', 'frob --evil'));
    expect(fail()).toContain('are not read until');
    expect(fail()).not.toContain('evil');
  });

  test('where there are none, there is nothing to trust', () => {
    const { status, stderr } = ai(cleanEnv(), ['--check-patterns', '--trust']);
    expect(status).toBe(1);
    expect(stderr).toContain('There is no .ai-run/patterns folder');
  });
});
