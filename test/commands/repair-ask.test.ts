import { describe, expect, it } from 'vitest';
import { readAllowed } from '../../src/commands/repair-allowed.js';
import { askRecovery, askStep, readAnswer } from '../../src/commands/repair-ask.js';
import { startSession } from '../../src/commands/repair-session.js';
import { sha256 } from '../../src/repair/disk.js';
import { initialState, type Proposal, type StepAction } from '../../src/repair/repair-state.js';
import { answeringTools, stepOf } from './repair-tools.js';

const state = initialState({ rounds: 5, looks: 8, checks: 8, model: true });
const session = () => startSession({ kind: 'line', line: 'make', shell: '/bin/sh' }, []);
const edit = (text: string): StepAction => ({
  kind: 'edit',
  changes: [
    {
      path: 'a.txt',
      sha256: sha256(Buffer.from(text)),
      edits: [{ search: 'old', replace: 'new' }],
      content: null,
    },
  ],
});

it.each([
  ['y', 'yes'],
  [' YES ', 'yes'],
  ['q', 'stop'],
  ['quit', 'stop'],
  [undefined, 'stop'],
  ['', 'skip'],
  ['s', 'skip'],
  ['yy', 'skip'],
  ['yes please', 'skip'],
] as const)('reads %j as %s', (reply, answer) => {
  expect(readAnswer(reply)).toBe(answer);
});

describe('a step', () => {
  it('is stopped unasked where there is no terminal', async () => {
    const tools = answeringTools([]);
    const step = stepOf({ kind: 'command', command: 'touch x', replaces: false });
    expect(await askStep(step, state, session(), tools)).toEqual({ kind: 'answered', answer: 'stop' });
    expect(tools.deps.questions).toEqual([]);
    expect(tools.deps.written.stderr).toContain('Not executed: there is no terminal to ask on.');
  });

  it('that is skipped is told to the model and not offered again', async () => {
    const own = session();
    const step = stepOf({ kind: 'command', command: 'touch x', replaces: false });
    await askStep(step, state, own, answeringTools(['s']));
    expect(own.attempts).toEqual([{ step: 'touch x', result: 'the person skipped it', output: '' }]);
    expect(own.avoid).toEqual(['touch x']);
  });

  it('that only reads can be allowed for good', async () => {
    const own = session();
    const tools = answeringTools(['a']);
    const answered = await askStep(stepOf({ kind: 'check', command: 'ls -l' }), state, own, tools);
    expect(answered).toEqual({ kind: 'answered', answer: 'yes' });
    expect([own.allowed, readAllowed(tools.allowFile)]).toEqual([['ls -l'], ['ls -l']]);
  });

  it.each<StepAction>([
    { kind: 'check', command: 'touch x' },
    { kind: 'check', command: 'ls | cat' },
    { kind: 'command', command: 'ls', replaces: false },
  ])('that is no plain read takes no a for an answer: %j', async (action) => {
    const own = session();
    const tools = answeringTools(['a']);
    const answered = await askStep(stepOf(action), state, own, tools);
    expect(answered).toEqual({ kind: 'answered', answer: 'skip' });
    expect(own.allowed).toEqual([]);
    expect(tools.deps.questions.join()).not.toContain('[a]lways');
  });

  it('that edits is shown as it would be made, and only that is remembered as shown', async () => {
    const own = session();
    own.seen.push({ path: 'a.txt', sha256: sha256(Buffer.from('old\n')) });
    const tools = answeringTools(['y'], { 'a.txt': 'old\n' });
    await askStep(stepOf(edit('old\n')), state, own, tools);
    expect(tools.deps.written.stderr).toContain('+new');
    expect(own.shown?.map(({ after }) => after.toString())).toEqual(['new\n']);
  });

  it('that edits a file as it no longer is, is not asked for', async () => {
    const own = session();
    own.seen.push({ path: 'a.txt', sha256: sha256(Buffer.from('old\n')) });
    const tools = answeringTools(['y'], { 'a.txt': 'older\n' });
    const answered = await askStep(stepOf(edit('old\n')), state, own, tools);
    expect(answered).toEqual({ kind: 'answered', answer: 'skip' });
    expect(own.shown).toBeUndefined();
    expect(tools.deps.questions).toEqual([]);
  });
});

describe('a reply that cannot be used', () => {
  const salvaged: Proposal = {
    source: 'model',
    summary: '',
    looks: [],
    blocked: [],
    steps: [stepOf({ kind: 'check', command: 'ls' })],
  };

  it.each([
    [['r'], salvaged, 'retry'],
    [['c'], salvaged, salvaged],
    [['c'], { ...salvaged, steps: [] }, 'stop'],
    [['c'], undefined, 'stop'],
    [['x'], salvaged, 'stop'],
    [[], salvaged, 'stop'],
  ])('%j: goes on only with what could be read', async (answers, found, choice) => {
    expect(await askRecovery(found, answeringTools(answers))).toEqual({ kind: 'recovered', choice });
  });
});
