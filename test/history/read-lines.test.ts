import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines, readLinesWith } from '../../src/history/read-lines.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = temporaryFolder('ai-run-lines-');
const log = { historyLog: join(folder, 'history.log'), historyBackup: join(folder, 'history.log.1') };

test('lines that hold a text are found without reading the others', () => {
  const piece = fc.constantFrom(
    '{"ts":"',
    '"accepted":"',
    '\n',
    '\n\n',
    ' ',
    'é',
    '\u{1F600}',
    '{"a":1}',
    '"',
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (backup, latest) => {
      writeFileSync(log.historyBackup, backup);
      writeFileSync(log.historyLog, latest);
      const expected = readLines(log).filter((line) => line.includes('"accepted":"'));
      expect(readLinesWith('"accepted":"', log)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('a torn line and the one behind it are two', () => {
  writeFileSync(log.historyBackup, '');
  writeFileSync(log.historyLog, '{"ts":"1","cw{"ts":"2","accepted":"x"}\n');
  expect(readLines(log)).toEqual(['{"ts":"1","cw', '{"ts":"2","accepted":"x"}']);
  expect(readLinesWith('"accepted":"', log)).toEqual(['{"ts":"2","accepted":"x"}']);
});

test('what cannot be read has no lines', () => {
  const nowhere = { historyLog: join(folder, 'folder'), historyBackup: join(folder, 'missing') };
  mkdirSync(nowhere.historyLog);
  expect(readLines(nowhere)).toEqual([]);
  expect(readLinesWith('x', nowhere)).toEqual([]);
});
