import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeReport } from '../../src/commands/write-report.js';
import type { Report } from '../../src/model/report.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const report: Report = {
  command: 'x',
  exit_code: 1,
  analysis: {
    root_cause: 'x',
    error_type: 'Unknown',
    confidence: 'Low',
    analysis_method: 'Heuristic',
    evidence: [],
  },
  fixes: [],
  withheld: [],
  environment: {},
};

it('replaces the file in one step and leaves nothing beside it', () => {
  const folder = temporaryFolder('ai-run-report-');
  const file = join(folder, 'report.json');
  writeFileSync(file, 'old');
  const before = statSync(file).ino;
  expect(writeReport(file, report)).toBeUndefined();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(report);
  expect(statSync(file).ino).not.toBe(before);
  expect(readdirSync(folder)).toEqual(['report.json']);
});

it('writes to a device without replacing it', () => {
  expect(writeReport('/dev/null', report)).toBeUndefined();
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
});

it('gives a notice where it cannot write, and leaves no draft', () => {
  const folder = temporaryFolder('ai-run-report-');
  expect(writeReport(join(folder, 'none/report.json'), report)).toBe(
    `The report could not be written to ${join(folder, 'none/report.json')}: no such file or directory.`,
  );
  expect(writeReport(folder, report)).toBe(`The report could not be written to ${folder}: it is a folder.`);
  expect(readdirSync(folder)).toEqual([]);
});
