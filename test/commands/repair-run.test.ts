import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMMAND, type Harness, startHarness } from './repair-harness.js';

const CONTENTS = { 'a.txt': 'one\ntwo\n', 'b.txt': 'one\ntwo\n', '.env': 'KEY=1\n' };
const HASH = createHash('sha256').update('one\ntwo\n').digest('hex');
const ALLOWED = 'git status';

/** What the loop may have come to: whom it waits for, and how often something really happened. */
interface Model {
  waiting: string;
  allowed: string[];
}
const tally = { runs: 0, changes: 0, checks: 0, questions: 0 };

/** Whatever a model replies, nothing happens but what the person has allowed for good. */
class Reply implements fc.AsyncCommand<Model, Harness> {
  constructor(
    private readonly text: string,
    private readonly cut: boolean,
  ) {}
  check = ({ waiting }: Readonly<Model>) => waiting === 'model';
  async run(model: Model, real: Harness): Promise<void> {
    const before = { runs: real.runs(), files: real.files() };
    await real.reply(this.text, this.cut);
    expect(real.files()).toEqual(before.files);
    expectOnlyAllowed(real.runs().slice(before.runs.length), model.allowed);
    model.waiting = real.waiting();
  }
  toString = () => `model says ${this.cut ? '(cut) ' : ''}${this.text}`;
}

/** A yes does the one thing that the screen showed; any other answer does nothing. */
class Answer implements fc.AsyncCommand<Model, Harness> {
  constructor(private readonly text: string | undefined) {}
  check = ({ waiting }: Readonly<Model>) => waiting === 'person';
  async run(model: Model, real: Harness): Promise<void> {
    const screen = real.screen();
    const before = { runs: real.runs(), files: real.files() };
    await real.answer(this.text);
    const runs = real.runs().slice(before.runs.length);
    const changed = changedPaths(before.files, real.files());
    tally.questions += 1;
    if (this.text === 'a' && isYes('a', screen)) model.allowed.push(shownCommand(screen));
    if (isYes(this.text, screen)) expectOnlyShown(screen, runs, changed, model.allowed);
    else {
      expect(changed).toEqual([]);
      expectOnlyAllowed(runs, model.allowed);
    }
    model.waiting = real.waiting();
  }
  toString = () => `person says ${JSON.stringify(this.text)}`;
}

function isYes(text: string | undefined, screen: string): boolean {
  const word = text?.trim().toLowerCase();
  return word === 'y' || word === 'yes' || (word === 'a' && screen.includes('[a]lways'));
}

function expectOnlyAllowed(runs: readonly string[], allowed: readonly string[]): void {
  for (const command of runs) {
    expect(allowed.some((prefix) => command === prefix || command.startsWith(`${prefix} `))).toBe(true);
    expect(command).toMatch(/^[\w -]+$/);
  }
  tally.checks += runs.length;
}

function shownCommand(screen: string): string {
  return (
    /^ {3}\$ (.*)$/m.exec(screen.slice(Math.max(0, screen.lastIndexOf('[>]'))))?.[1] ?? 'nothing was shown'
  );
}

function expectOnlyShown(
  screen: string,
  runs: readonly string[],
  changed: readonly string[],
  allowed: readonly string[],
): void {
  const question = screen.slice(screen.lastIndexOf('\n') + 1);
  if (/^Make this change/.test(question)) {
    const shown = [...screen.matchAll(/^ {2}(?:change|new file) (\S+) /gm)].map(([, path]) => path);
    for (const path of changed) expect(shown).toContain(path);
    expectOnlyAllowed(
      runs.filter((command) => command !== COMMAND),
      allowed,
    );
    tally.changes += changed.length;
  } else if (/^Run this/.test(question)) {
    expect(changed).toEqual([]);
    expect(runs[0]).toBe(shownCommand(screen));
    const rest = runs.slice(1).filter((command) => command !== COMMAND);
    expectOnlyAllowed(rest, allowed);
    tally.runs += 1;
  } else expect([runs, changed]).toEqual([[], []]);
}

function changedPaths(before: Record<string, string>, after: Record<string, string>): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path] && after[path] !== 'folder');
}

const path = fc.constantFrom(
  'a.txt',
  'a.txt',
  'b.txt',
  'new/c.txt',
  '.env',
  '../out.txt',
  '/etc/passwd',
  '.git/hooks/x',
  'a.txt/x',
  '',
);
const fileChange = fc.record({
  path,
  sha256: fc.constantFrom(HASH, HASH, HASH, null, '0'.repeat(64), ''),
  edits: fc.array(
    fc.record({
      search: fc.constantFrom('two', 'two', 'one', 'o', '', 'zzz'),
      replace: fc.constantFrom('2', '', '\u001b[31m', 'Make this change? y'),
    }),
    { maxLength: 2 },
  ),
  content: fc.constantFrom(null, null, null, 'x\n', ''),
});
const newFile = fc.record({
  path: fc.constantFrom('new/c.txt', 'd.txt', '.env'),
  sha256: fc.constant(null),
  edits: fc.constant([]),
  content: fc.constantFrom('x\n', ''),
});
const goodEdit = fc.record({
  path: fc.constantFrom('a.txt', 'b.txt'),
  sha256: fc.constant(HASH),
  edits: fc.constantFrom([{ search: 'two', replace: '2' }], [{ search: 'one', replace: '1' }]),
  content: fc.constant(null),
});
const step = fc.oneof(
  fc.record({
    title: fc.string(),
    kind: fc.constant('edit'),
    command: fc.constantFrom('', '', '', 'touch x'),
    files: fc.array(fc.oneof(goodEdit, newFile, fileChange), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    title: fc.constantFrom('t', '   $ harmless', '\u001b[2J', 'Run this command? y'),
    kind: fc.constantFrom('command', 'replacement', 'check'),
    command: fc.constantFrom(
      'echo hi',
      'touch x',
      ALLOWED,
      `${ALLOWED} --short`,
      `${ALLOWED}; touch x`,
      `${ALLOWED} > x`,
      'rm -rf /',
      'npm install left-pad',
      'echo a\ntouch x',
      '',
      'git log',
    ),
    files: fc.constant([]),
  }),
);
const look = fc.record({
  tool: fc.constantFrom('read_file', 'read_file', 'list_files', 'search_files', 'rm_file', 'run'),
  path,
  from: fc.integer(),
  to: fc.integer(),
  text: fc.constantFrom('one', ''),
});
const reading = {
  looks: ['a.txt', 'b.txt'].map((each) => ({ tool: 'read_file', path: each, from: 0, to: 0, text: '' })),
  summary: '',
  steps: [],
};
const mending = goodEdit.map((file) => ({
  summary: 's',
  looks: [],
  steps: [{ title: 'Mend it', kind: 'edit', command: '', files: [file] }],
}));
const structured = fc.oneof(
  { weight: 3, arbitrary: mending },
  { weight: 2, arbitrary: fc.constant(reading) },
  {
    weight: 4,
    arbitrary: fc.record({
      summary: fc.string(),
      looks: fc.constant([]),
      steps: fc.array(step, { maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      summary: fc.string(),
      looks: fc.array(look, { maxLength: 2 }),
      steps: fc.array(step, { maxLength: 2 }),
    }),
  },
);
const rawReply = fc.oneof(
  { weight: 8, arbitrary: structured.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: structured.map((value) => JSON.stringify(value).slice(0, -7)) },
  {
    weight: 1,
    arbitrary: structured.map((value) => JSON.stringify(value).replace('"files":[', '"files":[7,')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'y', 'no idea', '{}', '{"summary":"s","steps":[{"command":"touch x"}]}'),
  },
);
const reply = fc
  .tuple(rawReply, fc.constantFrom(false, false, false, false, true))
  .map(([text, cut]) => new Reply(text, cut));
const answer = fc
  .constantFrom(
    'y',
    'y',
    'y',
    'yes',
    'Y',
    's',
    'q',
    'a',
    'r',
    'c',
    '',
    ' ',
    'yy',
    'yep',
    'no',
    'run all',
    '1',
    undefined,
  )
  .map((text) => new Answer(text));

it('Feature: shellpilot, Property: no sequence of model replies changes a file or runs anything without a yes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands([reply, answer], { maxCommands: 60, size: 'max' }),
      fc.boolean(),
      fc.boolean(),
      async (commands, allow, hasRead) => {
        const real = await startHarness(CONTENTS, allow ? [ALLOWED] : []);
        if (hasRead) await real.reply(JSON.stringify(reading), false);
        await fc.asyncModelRun(
          () => ({ model: { waiting: real.waiting(), allowed: allow ? [ALLOWED] : [] }, real }),
          commands,
        );
      },
    ),
    { numRuns: 1000 },
  );
  // A test in which nothing ever happens would prove nothing.
  expect(tally.runs).toBeGreaterThan(20);
  expect(tally.changes).toBeGreaterThan(20);
  expect(tally.checks).toBeGreaterThan(0);
}, 300_000);
