import { expect, test } from 'vitest';
import { latestFailure, latestRun, visitNote } from '../../src/history/latest-entry.js';
import { makeEntry } from '../../src/history/make-entry.js';

const entry = (argv: string[], exit_code: number, more = {}) =>
  makeEntry({ ts: '2026-01-02T03:04:05.000Z', cwd: '/w', argv, exit_code, ...more });
const failure = { command: 'make', stdout: '', stderr: '', merged: false };

test('the latest run is the last line that is no look at the log', () => {
  const run = entry(['make'], 2);
  const looks = [
    entry(['--analyze'], 0, { notes: visitNote('analyze') }),
    entry(['--analyze'], 2),
    entry(['/usr/bin/sai', '--analyze'], 0),
    entry(['--commands-path'], 0, { notes: visitNote('commands-path') }),
  ];
  expect(latestRun([entry(['ls'], 0), run, ...looks])).toBe(run);
  expect(latestRun(looks)).toBeUndefined();
});

test('a note of another kind hides no run', () => {
  const declined = entry(['-p', 'x'], 0, { notes: 'not executed: declined' });
  expect(latestRun([declined])).toBe(declined);
});

test('the latest failure is that of a command, not of ai-run', () => {
  const failed = entry(['make'], 2);
  const own = [entry(['-p', 'words'], 1), entry(['--explain', 'words'], 1), entry(['--undo'], 1)];
  expect(latestFailure([failed, entry(['ls'], 0), ...own])).toBe(failed);
  const generated = entry(['-p', 'words'], 3, { generated_command: 'make' });
  expect(latestFailure([failed, generated])).toBe(generated);
  const wrapped = entry(['--shell', 'zsh', 'make'], 2, { failure });
  expect(latestFailure([failed, wrapped])).toBe(wrapped);
});
