import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFolder, readPeeks } from '../../src/analyzer/read-peeks.js';
import { temporaryFolder } from '../support/temporary-folder.js';

let folder = '';
beforeAll(() => {
  folder = temporaryFolder('ai-run-peek-');
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'small.txt'), 'hello\n');
  writeFileSync(join(folder, 'big.txt'), 'x'.repeat(50_000));
  writeFileSync(join(folder, 'binary'), Buffer.from([1, 0, 2]));
});

describe('readPeeks', () => {
  it('shows each file, 16 KiB at most', () => {
    const [small, big] = readPeeks(['small.txt', 'big.txt'], folder);
    expect(small).toEqual({ path: 'small.txt', text: 'hello\n' });
    expect(big?.text).toHaveLength(16 * 1024);
  });

  it.each(['missing', 'sub', 'binary'])('says which file cannot be shown: %s', (name) => {
    expect(() => readPeeks([name], folder)).toThrow(`--peek ${name}: `);
  });
});

describe('listFolder', () => {
  it('lists names, folders marked', () => {
    expect(listFolder(folder)).toBe('big.txt\nbinary\nsmall.txt\nsub/\n');
  });

  it('stays within 8 KiB and says how many are left out', () => {
    const many = temporaryFolder('ai-run-many-');
    for (let n = 0; n < 400; n++) writeFileSync(join(many, `${'n'.repeat(60)}${n}`), '');
    const listing = listFolder(many);
    expect(Buffer.byteLength(listing)).toBeLessThanOrEqual(8192);
    const shown = listing.split('\n').length - 1;
    expect(listing).toMatch(new RegExp(`\n… and ${400 - shown} more$`));
  });
});
