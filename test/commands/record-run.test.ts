import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordFailure } from '../../src/commands/record-failure.js';
import { recordRun } from '../../src/commands/record-run.js';
import type { Diagnosis, Fix } from '../../src/model/diagnosis.js';
import { fakeDeps } from '../support/fake-deps.js';
import { temporaryFolder } from '../support/temporary-folder.js';

function place(env: Record<string, string> = {}) {
  const home = temporaryFolder('ai-run-record-');
  const deps = fakeDeps({ home, cwd: '/work', env });
  const log = () => readFileSync(join(home, '.local/share/ai-run/history.log'), 'utf8');
  return { home, deps, log };
}

test('a run is one line with time, folder, words and exit code', async () => {
  const { deps, log } = place();
  expect(await recordRun({ argv: ['true'], exit_code: 0, duration_ms: 3 }, deps)).toBeUndefined();
  expect(JSON.parse(log())).toMatchObject({
    ts: '2026-01-02T03:04:05.678Z',
    cwd: '/work',
    argv: ['true'],
    exit_code: 0,
    duration_ms: 3,
    generated_command: null,
  });
});

test('secrets never reach the log, from words, text or the environment', async () => {
  const { deps, log } = place({ ACME_TOKEN: 'zebra-giraffe-42' });
  await recordRun({ argv: ['login', '--password', 'hunter2!', 'zebra-giraffe-42'], exit_code: 0 }, deps);
  await recordRun(
    { argv: ['x'], exit_code: 0, prompt: 'use ghp_0123456789abcdefghijABCDEFGHIJ012345' },
    deps,
  );
  expect(log()).not.toMatch(/hunter2|zebra|ghp_/);
  expect(log()).toContain('[redacted:github-token]');
});

test('nor do they from the name of a folder or a branch', async () => {
  const secret = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
  const { deps, log } = place();
  await recordRun({ argv: ['true'], exit_code: 0, cwd: `/work/${secret}` }, deps);
  await recordRun(
    { argv: ['x'], exit_code: 1, notes: 'n', environment: { git_repo: true, git_branch: `fix-${secret}` } },
    deps,
  );
  expect(log()).not.toContain('ghp_');
  expect(log()).toContain('"cwd":"/work/[redacted:github-token]"');
});

test('history.enabled: false records nothing', async () => {
  const { home, deps, log } = place();
  mkdirSync(join(home, '.config/ai-run'), { recursive: true });
  writeFileSync(join(home, '.config/ai-run/config.yaml'), 'history:\n  enabled: false\n');
  expect(await recordRun({ argv: ['true'], exit_code: 0 }, deps)).toBeUndefined();
  expect(log).toThrow('ENOENT');
});

test('a failure keeps its redacted tails, diagnosis, choice and outcome', async () => {
  const { deps, log } = place();
  const fix: Fix = {
    command: 'git push',
    explanation: 'Run git push',
    risk_level: 'Medium',
    risk_reasons: ['writes'],
    reasoning: '',
    confidence: 0.9,
    kind: 'replaces',
    source: 'git_unknown_subcommand',
  };
  const diagnosis: Diagnosis = {
    analysis: {
      root_cause: "'psuh' is not a git command.",
      error_type: 'UsageError',
      confidence: 'High',
      analysis_method: 'Heuristic',
      raw_patterns: [],
      evidence: [],
    },
    fixes: [fix],
    withheld: [],
    notices: [],
  };
  const context = {
    command: 'git psuh',
    exit_code: 1,
    stderr: `${'noise é\n'.repeat(9_000)}token=abc123def\nlast line\n`,
    stdout: 'out\n'.repeat(9_000),
    merged: false,
    cwd: '/elsewhere',
    history: [],
    environment: { git_repo: true },
    timestamp: '',
  };
  await recordFailure(
    { argv: ['git', 'psuh'], context, duration_ms: 5, diagnosis, accepted: fix, outcome: 'fixed' },
    deps,
  );
  const entry = JSON.parse(log());
  expect(entry).toMatchObject({
    cwd: '/elsewhere',
    exit_code: 1,
    error_type: 'UsageError',
    root_cause: "'psuh' is not a git command.",
    method: 'Heuristic',
    environment: { git_repo: true },
    fixes: [
      { command: 'git push', risk_level: 'Medium', kind: 'replaces', source: 'git_unknown_subcommand' },
    ],
    accepted: 'git push',
    outcome: 'fixed',
  });
  expect(entry.failure.stderr).toMatch(/^noise é\n(.|\n)*token=\[redacted:token\]\nlast line\n$/);
  expect(entry.failure.stdout).toMatch(/out\n$/);
  expect(
    Buffer.byteLength(entry.failure.stderr + entry.failure.stdout + entry.failure.command),
  ).toBeLessThanOrEqual(8_192);
});
