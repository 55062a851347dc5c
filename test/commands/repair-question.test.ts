import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { currentHash, repairQuestion } from '../../src/commands/repair-question.js';
import { startSession } from '../../src/commands/repair-session.js';
import { sha256 } from '../../src/repair/disk.js';
import { initialState } from '../../src/repair/repair-state.js';
import { NOTHING_KNOWN } from '../support/nothing-known.js';
import { answeringTools, ran } from './repair-tools.js';

const limits = { rounds: 5, looks: 8, checks: 8, model: true };
const redaction = {
  redact: (text: string) => text.replaceAll('hunter2', '[redacted]'),
  restore: (text: string) => text,
};

it('holds no secret, wherever it was printed, typed, tried or refused', () => {
  const tools = answeringTools([], {}, { redaction, verify: ['check hunter2'] });
  const session = startSession({ kind: 'line', line: 'make', shell: '/bin/sh' }, []);
  session.failure = { ...ran('deploy hunter2', 1, 'out hunter2'), stderr: 'err hunter2' };
  session.attempts.push({ step: 'try hunter2', result: 'no hunter2', output: 'hunter2' });
  const blocked = [{ title: 'hunter2', subject: 'rm hunter2', reason: 'hunter2' }];
  const analysis = { ...NOTHING_KNOWN.analysis, root_cause: 'hunter2 is wrong' };
  const state = { ...initialState(limits), blocked };
  const { facts } = repairQuestion(state, session, { ...NOTHING_KNOWN, analysis }, tools);
  expect(JSON.stringify(facts)).not.toContain('hunter2');
  expect(facts).toMatchObject({
    command: 'deploy [redacted]',
    tried: [{ step: 'try [redacted]' }],
    refused: [{ step: 'rm [redacted]' }],
  });
});

it('is bounded, keeps the latest ten attempts and says what is left', () => {
  const session = startSession({ kind: 'line', line: 'make', shell: '/bin/sh' }, []);
  session.failure = ran('make', 1, 'x'.repeat(100_000));
  for (let at = 1; at <= 12; at += 1)
    session.attempts.push({ step: `step ${at}`, result: '', output: 'y'.repeat(50_000) });
  const state = { ...initialState(limits), looks: 9, rounds: 2 };
  const { facts } = repairQuestion(state, session, NOTHING_KNOWN, answeringTools([]));
  expect(JSON.stringify(facts).length).toBeLessThan(40_000);
  expect(facts).toMatchObject({ looks_left: 0, steps_left: 3 });
  expect(JSON.stringify(facts.tried)).toMatch(/^\[\{"step":"step 3".*"step":"step 12"/);
});

it('knows a file by its present content, inside the project only', () => {
  const { project } = answeringTools([], { 'a.txt': 'old\n' });
  expect(currentHash(project, 'a.txt')).toBe(sha256(Buffer.from('old\n')));
  writeFileSync(join(project.root, 'a.txt'), 'new\n');
  expect(currentHash(project, 'a.txt')).toBe(sha256(Buffer.from('new\n')));
  expect(['../x', 'missing', '.'].map((path) => currentHash(project, path))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
