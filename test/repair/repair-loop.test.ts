import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTurn, type RepairEvent, type Turn } from '../../src/repair/repair-loop.js';
import {
  initialState,
  type Proposal,
  type ProposedStep,
  type RepairState,
} from '../../src/repair/repair-state.js';

const limits = { rounds: 5, looks: 8, checks: 8, model: true };
const command = (text: string, replaces = false): ProposedStep => ({
  title: text,
  action: { kind: 'command', command: text, replaces },
  risk: 'Low',
  reasons: [],
  permission: 'ask',
});
const check = (permission: ProposedStep['permission']): ProposedStep => ({
  ...command('git status'),
  action: { kind: 'check', command: 'git status' },
  permission,
});
const edit: ProposedStep = { ...command('edit'), action: { kind: 'edit', changes: [] } };
const proposal = (rest: Partial<Proposal> = {}): Proposal => ({
  source: 'model',
  summary: 's',
  looks: [],
  steps: [],
  blocked: [],
  ...rest,
});
const spent = { tokens: 10, cost: 0.1, seconds: 1 };
const proposed = (rest: Partial<Proposal>): RepairEvent => ({
  kind: 'proposed',
  proposal: proposal(rest),
  spent,
});
const failing = (signature = 'x'): RepairEvent => ({
  kind: 'validated',
  validation: { passed: false, signature },
});
const yes: RepairEvent = { kind: 'answered', answer: 'yes' };
const done: RepairEvent = { kind: 'performed', outcome: { status: 'done', note: '' } };
const look = { tool: 'git_status', path: '', from: 0, to: 0, text: '' } as const;
const blocked = [{ title: 't', subject: 's', reason: 'r' }];

function play(events: readonly RepairEvent[], overrides: Partial<RepairState> = {}): Turn {
  let turn: Turn = { state: { ...initialState(limits), ...overrides }, effect: { kind: 'validate' } };
  for (const event of events) turn = nextTurn(turn.state, event);
  return turn;
}
const outcome = (events: readonly RepairEvent[], overrides?: Partial<RepairState>) => {
  const { effect } = play(events, overrides);
  return effect.kind === 'end' ? effect.ending : effect.kind;
};
const fix = [proposed({ steps: [command('a')] }), yes, done];

describe('the loop', () => {
  it.each<[string, RepairEvent[], string]>([
    [
      'ends where the command passes',
      [{ kind: 'validated', validation: { passed: true, signature: '' } }],
      'passed',
    ],
    ['asks for a proposal after a failure', [failing()], 'propose'],
    [
      'asks the person for the first step',
      [failing(), proposed({ steps: [command('a'), command('b')] })],
      'ask',
    ],
    ['performs it after a yes', [failing(), proposed({ steps: [command('a')] }), yes], 'perform'],
    ['validates after a step', [failing(), ...fix], 'validate'],
    ['goes on after a first fix without effect', [failing(), ...fix, failing()], 'propose'],
    ['ends where two fixes had no effect', [failing(), ...fix, failing(), ...fix, failing()], 'no-progress'],
    [
      'goes on where the failure changes',
      [failing('x'), ...fix, failing('y'), ...fix, failing('z')],
      'propose',
    ],
    [
      'ends after five rounds',
      [failing('0'), ...['1', '2', '3', '4', '5'].flatMap((mark) => [...fix, failing(mark)])],
      'rounds',
    ],
    [
      'offers the next step after a skip',
      [failing(), proposed({ steps: [command('a'), edit] }), { kind: 'answered', answer: 'skip' }],
      'ask',
    ],
    [
      'ends where all is skipped',
      [failing(), proposed({ steps: [edit] }), { kind: 'answered', answer: 'skip' }],
      'declined',
    ],
    [
      'ends at a stop',
      [failing(), proposed({ steps: [edit] }), { kind: 'answered', answer: 'stop' }],
      'stopped',
    ],
    ['looks where the model wants to', [failing(), proposed({ looks: [look] })], 'look'],
    [
      'asks again after a look',
      [failing(), proposed({ looks: [look] }), { kind: 'looked', spent }],
      'propose',
    ],
    ['ends without any step', [failing(), proposed({})], 'no-step'],
    ['gives the model one more try where all was blocked', [failing(), proposed({ blocked })], 'propose'],
    [
      'ends where a model insists on what is blocked',
      [failing(), proposed({ blocked }), proposed({ blocked })],
      'no-step',
    ],
    [
      'does not validate after a failed step',
      [
        failing(),
        proposed({ steps: [command('a')] }),
        yes,
        { kind: 'performed', outcome: { status: 'failed', note: '' } },
      ],
      'propose',
    ],
    [
      'takes a replacement as its own validation',
      [
        failing(),
        proposed({ steps: [command('a', true)] }),
        yes,
        {
          kind: 'performed',
          outcome: { status: 'done', note: '', validation: { passed: true, signature: '' } },
        },
      ],
      'passed',
    ],
    [
      'runs an allowed check without a question',
      [failing(), proposed({ steps: [check('allowed')] })],
      'perform',
    ],
    ['asks for any other check', [failing(), proposed({ steps: [check('ask')] })], 'ask'],
    [
      'goes back to the model after a check',
      [failing(), proposed({ steps: [check('allowed')] }), done],
      'propose',
    ],
    [
      'asks what to do with a garbled reply',
      [failing(), { kind: 'garbled', salvaged: undefined, spent }],
      'recover',
    ],
    [
      'asks again on retry',
      [failing(), { kind: 'garbled', salvaged: undefined, spent }, { kind: 'recovered', choice: 'retry' }],
      'propose',
    ],
    [
      'offers what was salvaged',
      [
        failing(),
        { kind: 'garbled', salvaged: undefined, spent },
        { kind: 'recovered', choice: proposal({ steps: [command('a')] }) },
      ],
      'ask',
    ],
    [
      'ends at a stop after a garbled reply',
      [failing(), { kind: 'garbled', salvaged: undefined, spent }, { kind: 'recovered', choice: 'stop' }],
      'stopped',
    ],
  ])('%s', (_, events, expected) => {
    expect(outcome(events)).toBe(expected);
  });

  it('asks the model where all that patterns propose is skipped, if there is one', () => {
    const events: RepairEvent[] = [
      failing(),
      proposed({ source: 'patterns', steps: [edit] }),
      { kind: 'answered', answer: 'skip' },
    ];
    expect(outcome(events)).toBe('propose');
    expect(outcome(events, { limits: { ...limits, model: false } })).toBe('declined');
  });

  it('ends where the person stops the command itself', () => {
    expect(
      outcome([{ kind: 'validated', validation: { passed: false, signature: '', interrupted: true } }]),
    ).toBe('stopped');
  });

  it('stops looking after the eighth look', () => {
    const looks = Array.from({ length: 8 }, (): RepairEvent[] => [
      proposed({ looks: [look] }),
      { kind: 'looked', spent },
    ]).flat();
    expect(outcome([failing(), ...looks])).toBe('propose');
    expect(outcome([failing(), ...looks, proposed({ looks: [look] })])).toBe('no-step');
    expect(outcome([failing(), ...looks, proposed({ looks: [look], steps: [edit] })])).toBe('ask');
  });

  it.each([{ tokens: 25 }, { cost: 0.25 }, { seconds: 2.5 }])('stops at a budget of %o', (bound) => {
    const events = [
      failing(),
      proposed({ looks: [look] }),
      { kind: 'looked', spent } as const,
      proposed({ looks: [look] }),
    ];
    expect(outcome([...events, { kind: 'looked', spent }], { limits: { ...limits, ...bound } })).toBe(
      'budget',
    );
    expect(outcome(events.slice(0, 3), { limits: { ...limits, ...bound } })).toBe('propose');
  });

  it('keeps finished steps on the checklist and forgets open ones of an old plan', () => {
    const { state } = play([
      failing(),
      proposed({ steps: [command('a'), command('b')] }),
      yes,
      done,
      failing(),
      proposed({ steps: [command('c')] }),
    ]);
    expect(state.steps.map(({ title, status }) => `${title} ${status}`)).toEqual(['a done', 'c now']);
  });
});

it('Feature: shellpilot, Property: whatever comes, nothing is performed but the step that was just asked for and got a yes', () => {
  const anyStep = fc.constantFrom(
    command('a'),
    command('b', true),
    edit,
    check('ask'),
    check('allowed'),
    { ...edit, permission: 'allowed' as const },
    { ...command('c'), permission: 'allowed' as const },
  );
  const anyProposal = fc.record({
    source: fc.constantFrom('patterns' as const, 'model' as const),
    summary: fc.string(),
    looks: fc.constantFrom([], [], [look]),
    steps: fc.array(anyStep, { maxLength: 3 }),
    blocked: fc.constantFrom([], blocked),
  });
  const anyEvent: fc.Arbitrary<RepairEvent> = fc.oneof(
    fc.record({
      kind: fc.constant('validated' as const),
      validation: fc.record({ passed: fc.constant(false), signature: fc.string({ maxLength: 1 }) }),
    }),
    fc.record({ kind: fc.constant('proposed' as const), proposal: anyProposal, spent: fc.constant(spent) }),
    fc.record({
      kind: fc.constant('garbled' as const),
      salvaged: fc.option(anyProposal, { nil: undefined }),
      spent: fc.constant(spent),
    }),
    fc.constant({ kind: 'looked' as const, spent }),
    fc.record({
      kind: fc.constant('recovered' as const),
      choice: fc.oneof(anyProposal, fc.constantFrom('retry' as const, 'stop' as const)),
    }),
    fc.record({
      kind: fc.constant('answered' as const),
      answer: fc.constantFrom(
        'yes' as const,
        'yes' as const,
        'yes' as const,
        'skip' as const,
        'stop' as const,
      ),
    }),
    fc.record({
      kind: fc.constant('performed' as const),
      outcome: fc.record({
        status: fc.constantFrom('done' as const, 'failed' as const, 'blocked' as const),
        note: fc.string(),
      }),
    }),
  );
  let performed = 0;
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let turn: Turn = { state: initialState(limits), effect: { kind: 'validate' } };
      for (const event of events) {
        const before = turn.effect;
        turn = nextTurn(turn.state, event);
        if (turn.effect.kind !== 'perform') continue;
        const { step } = turn.effect;
        const isFree = step.action.kind === 'check' && step.permission === 'allowed';
        const isYes = event.kind === 'answered' && event.answer === 'yes';
        const wasAsked =
          before.kind === 'ask' && before.step.title === step.title && before.step.action === step.action;
        performed += 1;
        expect(isFree || (isYes && wasAsked)).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
  expect(performed).toBeGreaterThan(100);
});
