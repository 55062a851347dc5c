import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NO_FLAGS } from '../../src/cli/no-flags.js';
import { run } from '../../src/commands/diagnose.js';
import { AiRunError } from '../../src/errors.js';
import type { Flags } from '../../src/model/invocation.js';
import { reportSchema } from '../../src/model/report-schema.js';
import { binary } from '../support/built-binary.js';
import { fakeDeps } from '../support/fake-deps.js';
import { runPiped } from '../support/run-piped.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const home = temporaryFolder('ai-run-diagnose-');
const LOG =
  "2026-01-02T03:04:05.1Z + git psuh\n2026-01-02T03:04:05.2Z git: 'psuh' is not a git command.\n\nThe most similar command is\n\tpush\nError: Process completed with exit code 9.\n";
writeFileSync(join(home, 'ci.log'), LOG);

async function diagnose(value: string, flags: Partial<Flags> = {}) {
  const deps = fakeDeps({ home, cwd: home, env: { PATH: process.env.PATH } });
  const invocation = {
    mode: 'diagnose',
    words: [],
    literal: false,
    value,
    flags: { ...NO_FLAGS, ...flags },
    argv: [],
  } as const;
  return { code: await run(invocation, deps), ...deps.written, questions: deps.questions };
}

it('diagnoses a log by the command and the exit code that it shows', async () => {
  const { code, stdout, stderr, questions } = await diagnose(join(home, 'ci.log'));
  expect({ code, stderr, questions }).toEqual({ code: 0, stderr: '', questions: [] });
  expect(stdout).toContain('Command failed: git psuh\nExit code: 9\n');
  expect(stdout).toContain('$ git push');
});

it('asks for the command where the log shows none and nothing is known', async () => {
  writeFileSync(join(home, 'bare.log'), 'npm error 404 Not Found - GET https://registry.npmjs.org/expres\n');
  const wanted = /The log does not show the command; --command '<command>' tells it/;
  expect((await diagnose(join(home, 'bare.log'))).stdout).toMatch(wanted);
  const told = await diagnose(join(home, 'bare.log'), { command: 'npm install expres' });
  expect(told.stdout).not.toMatch(wanted);
});

it('does not make up an exit code that nobody told', async () => {
  writeFileSync(join(home, 'open.log'), 'something odd\n');
  const { stdout } = await diagnose(join(home, 'open.log'), { command: 'odd' });
  expect(stdout).toContain('Command failed: odd\nExit code: not known\n');
  expect(stdout).not.toMatch(/exit code \d/i);
  const told = await diagnose(join(home, 'open.log'), { command: 'odd', exitCode: 4 });
  expect(told.stdout.match(/exit code:? \d/gi)).toEqual(['Exit code: 4']);
});

it('prefers what the options say, and prints one JSON object of the documented shape', async () => {
  const { stdout } = await diagnose(join(home, 'ci.log'), {
    json: true,
    command: 'git psuh origin',
    exitCode: 1,
  });
  const report = reportSchema.strict().parse(JSON.parse(stdout));
  expect(report).toMatchObject({
    command: 'git psuh origin',
    exit_code: 1,
    fixes: [{ command: 'git push origin', kind: 'replaces' }],
  });
  expect(stdout.trim()).not.toContain('\n');
});

it('says why there is nothing to fix', async () => {
  writeFileSync(join(home, 'empty.log'), '');
  const { stdout } = await diagnose(join(home, 'empty.log'), { json: true, command: 'grep x y' });
  expect(JSON.parse(stdout)).toMatchObject({ fixes: [], reason: 'nothing matched' });
  const { stdout: text } = await diagnose(join(home, 'empty.log'), { command: 'grep x y' });
  expect(text).toBe('Nothing is wrong: nothing matched.\n');
});

it('takes a log that another machine has written for what it is', async () => {
  writeFileSync(join(home, 'other.log'), "error: pathspec 'main' did not match any file(s) known to git\n");
  const { stdout } = await diagnose(join(home, 'other.log'), { command: 'git checkout main' });
  expect(stdout).toContain('$ git checkout master');
});

it('names a file that cannot be read', async () => {
  await expect(diagnose(join(home, 'none.log'))).rejects.toThrow(AiRunError);
});

it('reads standard input', () => {
  const { status, stdout } = runPiped([...binary(), '--diagnose', '-', '--json'], {
    input: Buffer.from(LOG),
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout.toString())).toMatchObject({ exit_code: 9, fixes: [{ command: 'git push' }] });
});
