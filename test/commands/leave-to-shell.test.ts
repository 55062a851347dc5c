import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLeftToShell, shellTools } from '../../src/commands/leave-to-shell.js';
import type { Fix } from '../../src/model/diagnosis.js';
import type { ShellMessage } from '../../src/model/shell-message.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const fix = (command: string, kind: Fix['kind'] = 'replaces'): Fix => ({
  command,
  explanation: '',
  risk_level: 'Low',
  risk_reasons: [],
  reasoning: '',
  confidence: 1,
  kind,
  source: 'x',
});

const FAILED = {
  result: { command: 'make', exit_code: 2, stdout: '', stderr: '', merged: false, duration_ms: 1 },
  spec: { kind: 'line', line: 'make', shell: '/bin/sh' },
} as const;

/** The tools with a channel of a shell, or without one, and what they say and write. */
function setUp(shell?: string, again = false) {
  const file = join(temporaryFolder('ai-run-leave-'), 'out');
  const said: string[] = [];
  const deps = shell === undefined ? {} : { shellMessage: { AI_RUN_SHELL_OUT: `${shell}:${file}` } };
  const tools = shellTools(deps, {
    askAgain: async () => again,
    conclude: ({ text }) => void said.push(text),
  });
  return { tools, deps, said, written: () => (existsSync(file) ? readFileSync(file, 'utf8') : '') };
}

describe('with the shell function', () => {
  it.each([
    ['bash', 'cd src', 'run\0cd src\0'],
    ['fish', 'export A=b', 'run\0export A=b\0'],
    ['nu', 'cd src', 'cd\0src\0'],
  ])('%s carries out %s itself', async (shell, command, expected) => {
    const { tools, written } = setUp(shell);
    expect(await tools.leaveToShell(fix(command), FAILED)).toEqual({ exit_code: 2, outcome: 'not-rerun' });
    expect(written()).toBe(expected);
  });

  it('is asked about running the command again only for a fix that prepares it', async () => {
    const yes = setUp('bash', true);
    await yes.tools.leaveToShell(fix('cd src', 'prepares'), FAILED);
    expect(yes.written()).toBe('prepare\0cd src\0again\0make\0');
    const no = setUp('bash', false);
    await no.tools.leaveToShell(fix('cd src', 'prepares'), FAILED);
    expect(no.written()).toBe('prepare\0cd src\0');
  });

  it('leaves the rest to ai-run, and remembers what that ran', async () => {
    const { tools, deps, written } = setUp('zsh');
    expect(await tools.leaveToShell(fix('git push'), FAILED)).toBeUndefined();
    expect(isLeftToShell(fix('git push'), deps)).toBe(false);
    expect(isLeftToShell(fix('cd src && make'), deps)).toBe(true);
    tools.remember('git push');
    expect(written()).toBe('ran\0git push\0');
  });

  it('is told what to type where its syntax is another', async () => {
    const { tools, said, written } = setUp('nu');
    await tools.leaveToShell(fix('export A=b'), FAILED);
    expect(said[0]).toContain('type it there: export A=b');
    expect(written()).toBe('');
  });
});

describe('without the shell function', () => {
  it('says that a change of the shell must be typed there', async () => {
    const { tools, said } = setUp();
    expect(await tools.leaveToShell(fix('cd src'), FAILED)).toEqual({ exit_code: 2, outcome: 'not-rerun' });
    expect(said[0]).toContain('type it there: cd src');
  });

  it('runs what does more than change a shell', async () => {
    const { tools, deps } = setUp();
    expect(await tools.leaveToShell(fix('cd src && make'), FAILED)).toBeUndefined();
    expect(isLeftToShell(fix('cd src && make'), deps)).toBe(false);
  });
});

it('leaves nothing to a function that has ended meanwhile', async () => {
  const file = join(temporaryFolder('ai-run-leave-'), 'out');
  const deps: { shellMessage: ShellMessage } = {
    shellMessage: { AI_RUN_SHELL_OUT: `bash:${file}` },
  };
  const said: string[] = [];
  const tools = shellTools(deps, {
    askAgain: async () => false,
    conclude: ({ text }) => void said.push(text),
  });
  deps.shellMessage = {};
  await tools.leaveToShell(fix('cd src'), FAILED);
  tools.remember('make all');
  expect(existsSync(file)).toBe(false);
  expect(said.join()).toContain('type it there: cd src');
});
