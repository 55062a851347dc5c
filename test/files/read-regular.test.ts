import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRegular, readStart } from '../../src/files/read-regular.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = temporaryFolder('ai-run-files-');

test('a regular file is read, behind a link, too', () => {
  writeFileSync(join(folder, 'plain'), 'text');
  symlinkSync('plain', join(folder, 'link'));
  expect(readRegular(join(folder, 'link')).toString()).toBe('text');
});

test('a named pipe, an endless device and a file of unlikely size are refused at once', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  symlinkSync('/dev/zero', join(folder, 'zero'));
  writeFileSync(join(folder, 'big'), 'x'.repeat(11));
  expect(() => readRegular(join(folder, 'pipe'))).toThrow('not a regular file');
  expect(() => readRegular(join(folder, 'zero'))).toThrow('not a regular file');
  expect(() => readRegular(join(folder, 'big'), 10)).toThrow('too big');
});

test.runIf(existsSync('/proc/self/pagemap'))(
  'a file of /proc that has no size and no end is refused, too',
  () => {
    symlinkSync('/proc/self/pagemap', join(folder, 'endless'));
    expect(() => readRegular(join(folder, 'endless'), 1 << 20)).toThrow('too big');
    expect(readStart(join(folder, 'endless'), 1 << 10)).toHaveLength(1 << 10);
  },
);

test('the start of a file of any size', () => {
  writeFileSync(join(folder, 'long'), 'start and more');
  expect(readStart(join(folder, 'long'), 5).toString()).toBe('start');
  expect(readStart(join(folder, 'long'), 99).toString()).toBe('start and more');
});
