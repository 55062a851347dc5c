import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTail } from '../../src/files/read-tail.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = temporaryFolder('ai-run-tail-');

test('a short file is read whole', () => {
  writeFileSync(join(folder, 'short'), 'all of it');
  expect(readTail(join(folder, 'short'), 100).toString()).toBe('all of it');
  expect(readTail(join(folder, 'short'), 2).toString()).toBe('it');
});

test('of a file that no string could hold the end is read', () => {
  const file = join(folder, 'huge');
  writeFileSync(file, '');
  truncateSync(file, 3 * 2 ** 30);
  execFileSync('sh', ['-c', 'printf "the end" >> "$1"', 'sh', file]);
  expect(readTail(file, 1000).toString().slice(-8)).toBe('\0the end');
});

test('of a pipe the end is kept, too', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  spawn('sh', ['-c', 'head -c 3000000 /dev/zero > "$1"; ', 'sh', pipe]);
  const fd = openSync(pipe, 'r');
  expect(readTail(fd, 10)).toHaveLength(10);
  closeSync(fd);
});
