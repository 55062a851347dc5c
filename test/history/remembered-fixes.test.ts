import { expect, test } from 'vitest';
import type { HistoryEntry, Outcome } from '../../src/history/entry-schema.js';
import { makeEntry } from '../../src/history/make-entry.js';
import { ACCEPTED, rememberedFixes } from '../../src/history/remembered-fixes.js';

const FAILURE = {
  command: 'npm run biuld',
  cwd: '/app',
  error_type: 'UsageError',
  root_cause: 'There is no script biuld.',
  patterns: ['npm_missing_script'],
} as const;

function past(
  change: Partial<HistoryEntry> & { readonly day?: string; readonly command?: string } = {},
): HistoryEntry {
  const { day = '2026-01-02', command = 'npm run biuld', ...rest } = change;
  return makeEntry({
    ts: `${day}T10:00:00.000Z`,
    cwd: '/app',
    argv: command.split(' '),
    exit_code: 1,
    failure: { command, stdout: '', stderr: '', merged: false },
    error_type: 'UsageError',
    root_cause: 'There is no script biuld.',
    patterns: ['npm_missing_script'],
    fixes: [
      {
        command: 'npm run build',
        explanation: 'Run build',
        risk_level: 'Low',
        kind: 'replaces',
        source: 'x',
      },
    ],
    accepted: 'npm run build',
    outcome: 'fixed',
    ...rest,
  });
}

test('a fix that passed before is proposed with its date, surest of all', () => {
  expect(rememberedFixes(FAILURE, [past()])).toEqual([
    {
      command: 'npm run build',
      explanation: 'Run build. This fixed it on 2026-01-02.',
      reasoning: 'You accepted this fix for the same failure on 2026-01-02, and the command passed after it.',
      confidence: 1,
      kind: 'replaces',
      claimed_risk: 'Low',
      source: 'history',
    },
  ]);
});

const NOT_THE_SAME: readonly (readonly [string, Parameters<typeof past>[0]])[] = [
  ['another cause', { error_type: 'NetworkError' as const }],
  ['another pattern', { patterns: ['other'] }],
  ['another program', { command: 'yarn run biuld' }],
  ['another command, for a fix that replaces it', { command: 'npm run tset' }],
  ['another folder', { cwd: '/other' }],
  ['a fix with a secret in it', { accepted: 'curl [redacted:token]' }],
  ['the command that failed', { accepted: 'npm run biuld' }],
  ...(['declined', 'still-failing', 'fix-failed', 'not-rerun', 'no-fix'] as const satisfies Outcome[]).map(
    (outcome) => [`outcome ${outcome}`, { outcome }] as const,
  ),
];

test.each(NOT_THE_SAME)('nothing is remembered for %s', (_, change) => {
  expect(rememberedFixes(FAILURE, [past(change)])).toEqual([]);
});

test('what happened last decides', () => {
  const failedLater = [past(), past({ day: '2026-02-01', outcome: 'still-failing' })];
  expect(rememberedFixes(FAILURE, failedLater)).toEqual([]);
  const fixedLater = [past({ outcome: 'fix-failed' }), past({ day: '2026-02-01' })];
  expect(rememberedFixes(FAILURE, fixedLater)[0]?.explanation).toContain('2026-02-01');
});

test('a fix that prepares fits other commands with the same cause', () => {
  const fixes = [
    { command: 'npm ci', explanation: '', risk_level: 'Low', kind: 'prepares', source: 'x' } as const,
  ];
  const entry = past({ command: 'npm test', accepted: 'npm ci', fixes });
  expect(rememberedFixes(FAILURE, [entry])[0]).toMatchObject({ command: 'npm ci', kind: 'prepares' });
  expect(rememberedFixes({ ...FAILURE, root_cause: 'Other.' }, [entry])).toEqual([]);
});

test('from another folder a fix counts where it is proposed here too', () => {
  const proposal = rememberedFixes(FAILURE, [past()])[0];
  expect(rememberedFixes(FAILURE, [past({ cwd: '/other' })], proposal ? [proposal] : [])).toHaveLength(1);
});

test('at most two, newest first', () => {
  const entries = ['a', 'b', 'c'].map((accepted, n) => past({ accepted, day: `2026-01-0${n + 1}` }));
  expect(rememberedFixes(FAILURE, entries).map(({ command }) => command)).toEqual(['c', 'b']);
});

test('the mark stands in the lines that matter, and in no words of a command', () => {
  const lines = [past(), makeEntry({ ts: '', cwd: '', argv: ['"accepted":"x'], exit_code: 0 })].map((e) =>
    JSON.stringify(e),
  );
  expect(lines.filter((line) => line.includes(ACCEPTED))).toEqual([lines[0]]);
});
