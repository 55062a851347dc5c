import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appendEntry } from '../../src/history/append-entry.js';
import { latestFailure, latestRun } from '../../src/history/latest-entry.js';
import { makeEntry } from '../../src/history/make-entry.js';
import { parseEntries, parseEntry } from '../../src/history/parse-entries.js';
import { readLines, splitLines } from '../../src/history/read-lines.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const SAI_LINE =
  '{"ts":"2024-11-02T10:00:00Z","cwd":"/home/u","argv":["sai","list big files"],"exit_code":0,"generated_command":"du -a . | sort -n","unsafe_mode":true,"confirm":true,"explain":false,"scope":".","peek_files":["a.json"],"notes":null}';

const entry = (argv: string[], exit_code = 0) =>
  makeEntry({ ts: '2026-01-01T00:00:00.000Z', cwd: '/w', argv, exit_code });

function place() {
  const dir = temporaryFolder('ai-run-read-');
  return { historyLog: join(dir, 'history.log'), historyBackup: join(dir, 'history.log.1') };
}

test('what was appended is read back, backup first', () => {
  const paths = place();
  expect(readLines(paths)).toEqual([]);
  for (const n of [1, 2, 3]) appendEntry(entry([`c${n}`]), paths, 200);
  expect(parseEntries(readLines(paths))).toEqual({
    entries: [entry(['c1']), entry(['c2']), entry(['c3'])].slice(-3),
    skipped: 0,
  });
});

test('lines of SAI load, and unknown fields are kept', () => {
  expect(parseEntry(SAI_LINE)).toMatchObject({
    argv: ['sai', 'list big files'],
    unsafe_mode: true,
    scope: '.',
  });
  const future = parseEntry(SAI_LINE.replace('{', '{"colour":"blue",'));
  expect(future).toMatchObject({ colour: 'blue' });
});

test('a wrong optional field is dropped, a wrong required one drops the line', () => {
  const line = JSON.stringify({
    ...entry(['x']),
    error_type: 'Nonsense',
    duration_ms: 'long',
    fixes: 3,
    outcome: 'fixed',
  });
  expect(parseEntry(line)).toEqual({ ...entry(['x']), outcome: 'fixed' });
  expect(parseEntry('{"ts":"x","cwd":"/","argv":["a"]}')).toBeUndefined();
  expect(parseEntry('{"ts":"x","cwd":"/","argv":"a","exit_code":0}')).toBeUndefined();
});

test('torn, foreign and blank lines are skipped and counted; a line written behind a torn one is found', () => {
  const whole = JSON.stringify(entry(['whole']));
  const text = `not json\n\n[1]\n42\n${whole.slice(0, 40)}${whole}\n${SAI_LINE}\n${whole.slice(0, 30)}`;
  const { entries, skipped } = parseEntries(splitLines(text));
  expect(entries.map(({ argv }) => argv[0])).toEqual(['whole', 'sai']);
  expect(skipped).toBe(5);
});

test('however a log is cut and interleaved with noise, every whole line is read', () => {
  const noise = fc.oneof(
    fc.constantFrom('', '{', '{"ts":"', 'null', '"', '\\', '{"ts":"x"}', '\u0000\u0001', '}{'),
    fc.integer({ min: 0, max: 120 }).map((cut) => JSON.stringify(entry(['{"ts":"', 'torn'])).slice(0, cut)),
  );
  const good = fc.array(fc.string(), { minLength: 1, maxLength: 3 }).map((argv) => entry(argv));
  fc.assert(
    fc.property(fc.array(fc.tuple(noise, fc.constantFrom('', '\n'), good), { maxLength: 6 }), (parts) => {
      const text = parts.map(([before, gap, whole]) => `${before}${gap}${JSON.stringify(whole)}\n`).join('');
      const { entries } = parseEntries(splitLines(text));
      for (const [, , whole] of parts) expect(entries).toContainEqual(whole);
    }),
    { numRuns: 300 },
  );
});

test('the latest run passes over analyses, the latest failure over successes and modes', () => {
  const runs = [entry(['ls', 'x'], 2), entry(['foo', '--analyze'], 1), entry(['true'])];
  const later = [
    ...runs,
    entry(['--doctor'], 1),
    entry(['--analyze'], 0),
    { ...entry(['y']), notes: 'analyze mode' },
  ];
  expect(latestRun(later)?.argv).toEqual(['--doctor']);
  expect(latestFailure(later)?.argv).toEqual(['foo', '--analyze']);
  expect(latestRun([entry(['sai', '--analyze'])])).toBeUndefined();
  expect(latestFailure([entry(['true'])])).toBeUndefined();
});

test('the log of another program in its place reads as no entries', () => {
  const paths = place();
  writeFileSync(paths.historyLog, Buffer.from([0xff, 0xfe, 0, 10, 123, 10]));
  expect(parseEntries(readLines(paths)).entries).toEqual([]);
});
