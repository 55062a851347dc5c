import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readManFile } from '../../src/explain/read-man-file.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const root = temporaryFolder('ai-run-man-');
for (const section of ['1', '3', '8']) mkdirSync(join(root, `man${section}`));
writeFileSync(join(root, 'man1/ai-run-plain.1'), 'plain');
writeFileSync(join(root, 'man1/ai-run-packed.1.gz'), gzipSync('packed'));
writeFileSync(join(root, 'man8/ai-run-plain.8'), 'eight');
writeFileSync(join(root, 'man8/ai-run-admin.8'), 'admin');
writeFileSync(join(root, 'man3/ai-run-call.3'), 'call');
writeFileSync(join(root, 'man1/ai-run-other.1'), '.so man1/ai-run-plain.1\n');
writeFileSync(join(root, 'man1/ai-run-lost.1'), '.so man1/ai-run-none.1\n');
writeFileSync(join(root, 'man1/ai-run-away.1'), '.so /etc/hostname\n.so ../../etc/hostname\n');
writeFileSync(join(root, 'secret.1'), 'secret');

it.each([
  ['ai-run-plain', 'plain'],
  ['ai-run-packed', 'packed'],
  ['ai-run-admin', 'admin'],
  ['ai-run-other', 'plain'],
  ['ai-run-lost', '.so man1/ai-run-none.1\n'],
  ['ai-run-away', '.so /etc/hostname\n.so ../../etc/hostname\n'],
  ['ai-run-call', undefined],
  ['ai-run-none', undefined],
  ['../secret', undefined],
  ['', undefined],
])('%s: %s', (page, source) => {
  expect(readManFile(page, { manpath: root, program: undefined })).toBe(source);
});

it('takes no folder of MANPATH that depends on where one is', () => {
  expect(readManFile('ai-run-plain', { manpath: `.::relative:${root}`, program: undefined })).toBe('plain');
  expect(readManFile('ai-run-plain', { manpath: undefined, program: undefined })).toBeUndefined();
});
