import { expect, test } from 'vitest';
import { makeEntry } from '../../src/history/make-entry.js';
import { searchEntries } from '../../src/history/search-entries.js';
import { summarizeEntries } from '../../src/history/summarize-entries.js';

const run = (command: string, exit_code: number, more = {}) =>
  makeEntry({ ts: '2026-01-01T00:00:00.000Z', cwd: '/app', argv: command.split(' '), exit_code, ...more });

const LOG = [
  run('npm test', 1, { error_type: 'TestFailure', root_cause: 'Two tests fail.' }),
  run('npm test', 1, { error_type: 'TestFailure' }),
  run('sudo git psuh', 1, {
    error_type: 'UsageError',
    fixes: [],
    accepted: 'git push',
    outcome: 'fixed',
    tokens: 10,
    cost: 0.5,
  }),
  run('git psuh', 1, { accepted: 'git push', outcome: 'still-failing', tokens: 5 }),
  run('true', 0),
];

test('every word must occur somewhere in an entry, in any case', () => {
  expect(searchEntries(LOG, 'NPM two')).toEqual([LOG[0]]);
  expect(searchEntries(LOG, 'usageerror')).toEqual([LOG[2]]);
  expect(searchEntries(LOG, 'git push')).toHaveLength(2);
  expect(searchEntries(LOG, '')).toHaveLength(5);
  expect(searchEntries(LOG, 'absent')).toEqual([]);
});

test('the summary counts failures, kinds and what became of accepted fixes', () => {
  expect(summarizeEntries(LOG)).toMatchObject({
    runs: 5,
    failures: 4,
    since: '2026-01-01T00:00:00.000Z',
    failing_commands: [
      { name: 'npm test', count: 2 },
      { name: 'git psuh', count: 1 },
      { name: 'sudo git psuh', count: 1 },
    ],
    failing_programs: [
      { name: 'git', count: 2 },
      { name: 'npm', count: 2 },
    ],
    error_types: [
      { name: 'TestFailure', count: 2 },
      { name: 'UsageError', count: 1 },
    ],
    fixes: { offered: 0, accepted: 2, worked: 1 },
    accepted_fixes: [{ name: 'git push', count: 2, worked: 1 }],
    tokens: 15,
    cost: 0.5,
  });
  expect(summarizeEntries([])).toMatchObject({ runs: 0, since: null });
});

test('a summary counts commands, not looks at the log or modes that ran nothing', () => {
  const visit = run('--undo x', 1, { notes: 'undo mode' });
  const own = run('--save x', 1);
  expect(summarizeEntries([visit, own, run('--quiet make', 0, { duration_ms: 3 })])).toMatchObject({
    runs: 1,
    failures: 0,
  });
  expect(summarizeEntries([visit, own]).failing_programs).toEqual([]);
});
