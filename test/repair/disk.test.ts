import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAt, removeIfThere, sha256, writeAtomically, writeNew } from '../../src/repair/disk.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const place = (name: string) => join(temporaryFolder('ai-run-disk-'), name);

test('a new file has exactly the wanted content and permissions, whatever the umask', () => {
  const path = place('a');
  const before = process.umask(0o077);
  writeNew(fs, path, Buffer.from('a\0b'), { mode: 0o755 });
  process.umask(before);
  expect(fs.readFileSync(path)).toEqual(Buffer.from('a\0b'));
  expect(fs.statSync(path).mode & 0o7777).toBe(0o755);
});

test('a file or a link that stands there is never written to', () => {
  const path = place('a');
  fs.symlinkSync('target', path);
  expect(() => writeNew(fs, path, Buffer.from('new'), { mode: 0o600 })).toThrow('EEXIST');
  expect(fs.existsSync(join(path, '..', 'target'))).toBe(false);
});

test('a short write is gone on with', () => {
  const path = place('a');
  const oneByOne = (file: number, bytes: Buffer, offset: number) => fs.writeSync(file, bytes, offset, 1);
  const slow = new Proxy(fs, {
    get: (target, name) => (name === 'writeSync' ? oneByOne : Reflect.get(target, name)),
  });
  writeNew(slow, path, Buffer.from('abc'), { mode: 0o600 });
  expect(fs.readFileSync(path, 'utf8')).toBe('abc');
});

test('a file of its own is replaced whole, over what a killed process left', () => {
  const path = place('state.json');
  fs.writeFileSync(path, 'old');
  fs.writeFileSync(`${path}.tmp`, 'torn');
  writeAtomically(fs, path, Buffer.from('new'));
  expect(fs.readFileSync(path, 'utf8')).toBe('new');
  expect(fs.existsSync(`${path}.tmp`)).toBe(false);
});

test('a link is seen as something else than the file that it leads to', () => {
  const path = place('a');
  expect(lookAt(fs, path)).toEqual({ kind: 'absent' });
  fs.symlinkSync('/etc/hostname', path);
  expect(lookAt(fs, path)).toEqual({ kind: 'other' });
  removeIfThere(fs, path);
  removeIfThere(fs, path);
  fs.writeFileSync(path, 'x', { mode: 0o640 });
  expect(lookAt(fs, path)).toMatchObject({
    kind: 'file',
    sha256: sha256(Buffer.from('x')),
    look: { mode: 0o640 },
  });
});
