import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanEnv } from '../support/built-binary.js';
import { aiRunPiped } from '../support/run-piped.js';

function ai(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = aiRunPiped(args, { env });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

test('without a failure there is nothing to hand over', () => {
  const env = cleanEnv();
  ai(env, 'true');
  expect(ai(env, '--handoff')).toMatchObject({ status: 2, stdout: '' });
  expect(ai(env, '--handoff').stderr).toContain('No failure is recorded yet.');
});

test('the latest failure is Markdown: command, code, cause, redacted output, what was tried', () => {
  const env = cleanEnv();
  ai(env, 'git', 'psuh');
  ai(env, 'true');
  const { status, stdout } = ai(env, '--handoff');
  expect(status).toBe(0);
  expect(stdout).toContain('```sh\ngit psuh\n```');
  expect(stdout).toContain('- Exit code: 1');
  expect(stdout).toContain("## Cause\n\n> 'psuh' is not a git command");
  expect(stdout).toContain("git: 'psuh' is not a git command. See 'git --help'.");
  expect(stdout).toContain('- `git push`: offered, not run');
});

test('secrets of the command, its output and the environment are not handed over', () => {
  const env = cleanEnv({ ACME_TOKEN: 'zebra-giraffe-42' });
  ai(env, 'sh', '-c', 'echo "api_key: a81kx93kzz zebra-giraffe-42" >&2; exit 9', '--password', 'hunter2!');
  const { stdout } = ai(env, '--handoff');
  expect(stdout).toContain('- Exit code: 9');
  expect(stdout).not.toMatch(/a81kx93kzz|zebra|hunter2/);
});

test('a line of the log that somebody else wrote steers no terminal', () => {
  const env = cleanEnv();
  const folder = join(env.HOME ?? '', '.local/share/ai-run');
  const entry = { ts: 't\u001b[2J', cwd: '/\u001b[2J', argv: ['ls'], exit_code: 1, outcome: 'fixed' };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'history.log'), `${JSON.stringify({ ...entry, accepted: 'x\u001b[2J' })}\n`);
  const { stdout } = ai(env, '--handoff');
  expect(stdout).toContain(': fixed (t\\x1b[2J)');
  expect(stdout).not.toContain('\u001b');
});

test('the outcome of a fix is said in words', () => {
  const env = cleanEnv();
  const folder = join(env.HOME ?? '', '.local/share/ai-run');
  const entry = { ts: 't', cwd: '/', argv: ['ls'], exit_code: 1, accepted: 'x', outcome: 'not-rerun' };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'history.log'), `${JSON.stringify(entry)}\n`);
  expect(ai(env, '--handoff').stdout).toContain('- `x`: accepted, its outcome is not known (t)');
});
