import { expect, it } from 'vitest';
import { startSession } from '../../src/commands/repair-session.js';
import { validate } from '../../src/commands/repair-validate.js';
import type { CommandSpec, ExecutionResult } from '../../src/model/execution.js';
import { answeringTools, ran } from './repair-tools.js';

const line = (text: string): CommandSpec => ({ kind: 'line', line: text, shell: '/bin/sh' });
const session = () => startSession(line('make'), []);

function toolsThatRun(results: readonly ExecutionResult[], answers: readonly string[] = []) {
  const pending = [...results];
  const runs: CommandSpec[] = [];
  const run = async (spec: CommandSpec) => {
    runs.push(spec);
    return pending.shift() ?? ran('unexpected', 99);
  };
  const tools = answeringTools(answers, {}, { verify: ['make test', 'make lint'], run });
  return { tools, runs };
}

it('passes where the command and every further check pass', async () => {
  const { tools, runs } = toolsThatRun([ran('make', 0), ran('make test', 0), ran('make lint', 0)]);
  expect(await validate(session(), tools)).toEqual({ passed: true, signature: '' });
  expect(runs).toEqual([line('make'), line('make test'), line('make lint')]);
});

it('stops at the first check that fails, which is the failure from then on', async () => {
  const own = session();
  const { tools, runs } = toolsThatRun([ran('make', 0), ran('make test', 2, 'broken')]);
  expect(await validate(own, tools)).toMatchObject({ passed: false, interrupted: false });
  expect(own.failure?.command).toBe('make test');
  expect(own.checked).toEqual([
    { command: 'make', exit_code: 0 },
    { command: 'make test', exit_code: 2 },
  ]);
  expect(runs).toHaveLength(2);
});

it.each([{ ...ran('make', 130) }, { ...ran('make', 2), signal: 'SIGINT' }])(
  'knows that the person stopped it: %j',
  async (result) => {
    expect(await validate(session(), toolsThatRun([result]).tools)).toMatchObject({ interrupted: true });
  },
);

it.each([
  [[], 0],
  [['n'], 0],
  [['y'], 3],
])('runs a replacement again only after a fresh yes: %j', async (answers, count) => {
  const own = { ...session(), spec: line('gmake') };
  const { tools, runs } = toolsThatRun([ran('gmake', 0), ran('t', 0), ran('l', 0)], answers);
  expect((await validate(own, tools)).passed).toBe(count > 0);
  expect(runs).toHaveLength(count);
  expect(tools.deps.written.stderr).toContain('gmake');
});
