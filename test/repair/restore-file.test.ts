import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyChangeSet } from '../../src/repair/apply-change-set.js';
import { restoreFile } from '../../src/repair/restore-file.js';
import { makeGround, prepare } from './change-fixture.js';

const now = () => new Date('2026-01-01T00:00:02Z');

function applied() {
  const ground = makeGround();
  const stored = prepare(ground, [
    { path: 'old.txt', before: Buffer.from('old\r\n'), after: Buffer.from('new') },
    { path: 'made.txt', before: undefined, after: Buffer.from('new') },
  ]);
  fs.chmodSync(join(ground.root, 'old.txt'), 0o750);
  applyChangeSet(fs, stored, now);
  return { ...ground, stored };
}

test('the old content comes back with the permissions that the file has now', () => {
  const { root, stored } = applied();
  restoreFile(fs, stored, 0);
  expect(fs.readFileSync(join(root, 'old.txt'), 'utf8')).toBe('old\r\n');
  expect(fs.statSync(join(root, 'old.txt')).mode & 0o777).toBe(0o750);
});

test('a file that was not there before is removed, also twice', () => {
  const { root, stored } = applied();
  restoreFile(fs, stored, 1);
  restoreFile(fs, stored, 1);
  expect(fs.existsSync(join(root, 'made.txt'))).toBe(false);
});

test('a damaged store replaces nothing', () => {
  const { root, stored } = applied();
  fs.writeFileSync(join(stored.folder, '0.old'), 'something else');
  expect(() => restoreFile(fs, stored, 0)).toThrow('damaged');
  expect(fs.readFileSync(join(root, 'old.txt'), 'utf8')).toBe('new');
});
