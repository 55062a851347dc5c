import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rotateLog } from '../../src/history/rotate-log.js';
import { temporaryFolder } from '../support/temporary-folder.js';

function fullLog() {
  const dir = temporaryFolder('ai-run-rotate-');
  const path = join(dir, 'history.log');
  writeFileSync(path, 'full\n'.repeat(30));
  return { dir, path, measured: statSync(path) };
}

test('a rotator that comes late leaves the fresh log and the full backup alone', () => {
  const { dir, path, measured } = fullLog();
  rotateLog(path, measured, 100);
  writeFileSync(path, 'fresh\n');
  rotateLog(path, measured, 100);
  expect(readFileSync(path, 'utf8')).toBe('fresh\n');
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('full\n'.repeat(30));
  expect(readdirSync(dir).sort()).toEqual(['history.log', 'history.log.1']);
});

test('while another process holds the claim nothing is renamed', () => {
  const { path, measured } = fullLog();
  writeFileSync(`${path}.rotate-${measured.ino}-1`, '');
  rotateLog(path, measured, 100);
  expect(existsSync(`${path}.1`)).toBe(false);
});

test('a claim left by a killed rotator is overcome at the next multiple of the limit', () => {
  const { dir, path, measured } = fullLog();
  writeFileSync(`${path}.rotate-${measured.ino}-1`, '');
  writeFileSync(path, 'full\n'.repeat(60));
  rotateLog(path, statSync(path), 100);
  expect(readdirSync(dir)).toEqual(['history.log.1']);
});

test('a log that is already gone is no trouble', () => {
  const { dir, path, measured } = fullLog();
  rotateLog(path, measured, 100);
  expect(() => rotateLog(path, measured, 100)).not.toThrow();
  expect(readdirSync(dir)).toEqual(['history.log.1']);
});
