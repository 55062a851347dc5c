import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_FLAGS } from '../../src/cli/no-flags.js';
import { afterFailure } from '../../src/commands/after-failure.js';
import type { Flags } from '../../src/model/invocation.js';
import { fakeDeps } from '../support/fake-deps.js';
import { type ModelServer, replyWith, startModelServer } from '../support/model-server.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const REPLY = {
  root_cause: 'The reactor door is open.',
  error_type: 'ConfigurationError',
  confidence: 0.9,
  reasoning: 'The output says so.',
  fixes: [
    { command: 'close-door', explanation: 'Close it', reasoning: 'x', confidence: 0.9, kind: 'prepares' },
    { command: 'rm -rf /', explanation: 'Start afresh', reasoning: 'x', confidence: 0.9, kind: 'prepares' },
  ],
};

let server: ModelServer;
let home: string;
beforeEach(async () => {
  server = await startModelServer([replyWith(REPLY)]);
  home = temporaryFolder('ai-run-opinion-');
});
afterEach(() => server.close());

async function fail(flags: Partial<Flags>, env: Record<string, string> = {}) {
  const deps = fakeDeps({
    home,
    cwd: home,
    env: { AI_RUN_ENDPOINT: server.endpoint, AI_RUN_API_KEY: 'k', ...env },
  });
  const stderr = 'reactor: door sensor trips\n';
  const result = { command: './reactor', exit_code: 4, stdout: '', stderr, merged: false, duration_ms: 1 };
  const words = ['./reactor'] as const;
  const invocation = {
    mode: 'wrap',
    words,
    literal: false,
    flags: { ...NO_FLAGS, ...flags },
    argv: words,
  } as const;
  const code = await afterFailure(result, { kind: 'argv', argv: words }, invocation, deps);
  return { code, stderr: deps.written.stderr };
}

it('is asked for with --ai, merged, risk-checked and recorded', async () => {
  const { code, stderr } = await fail({ ai: true });
  expect(code).toBe(4);
  expect(stderr).toContain('The reactor door is open.');
  expect(stderr).toContain('$ close-door');
  expect(stderr).toContain('A suggestion was withheld');
  expect(stderr).not.toContain('rm -rf');
  expect(stderr).toContain('AI analysis');
  const entry = JSON.parse(readFileSync(join(home, '.local/share/ai-run/history.log'), 'utf8'));
  expect(entry).toMatchObject({ method: 'AI', model: expect.any(String), tokens: expect.any(Number) });
});

it.each([
  ['by default', {}, {}],
  ['with --no-ai', { ai: false }, {}],
  ['with --quiet', { ai: true, quiet: true }, {}],
])('is not asked for %s', async (_, flags, env) => {
  await fail(flags, env);
  expect(server.requests).toEqual([]);
});

it('leaves the heuristic diagnosis standing where it fails', async () => {
  server.script({ kind: 'status', status: 401 });
  const { code, stderr } = await fail({ ai: true });
  expect(code).toBe(4);
  expect(stderr).toContain('No known pattern fits');
  expect(stderr).toContain('Without the model: ');
  expect(stderr).toContain('Heuristic analysis (no AI)');
});
