import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { archiveFormat } from '../../../src/diagnose/sources/archive-format.js';

/** Bytes as the world reads them. */
function text(bytes: readonly number[] | Buffer): string {
  return Buffer.from(bytes).toString('utf8');
}

describe('archiveFormat', () => {
  it.each([
    ['gzip', text(gzipSync('hello'))],
    ['bzip2', text([0x42, 0x5a, 0x68, 0x39, 0x31, 0x41, 0x59])],
    ['xz', text([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00])],
    ['zstd', text([0x28, 0xb5, 0x2f, 0xfd, 0x04])],
    ['zip', text([0x50, 0x4b, 0x03, 0x04, 0x14])],
    ['tar', `${'notes.txt'.padEnd(100, '\u0000')}${'0'.repeat(157)}ustar`],
    ['html', '<!doctype html><title>404</title>'],
    ['text', 'hello\n'],
  ])('%s', (format, content) => {
    expect(archiveFormat(createExampleWorld({ files: { x: content } }), 'x')).toBe(format);
  });

  it('says nothing about bytes that it does not know, or a file that is not there', () => {
    const world = createExampleWorld({ files: { x: '\u0000\u0001', empty: '' } });
    expect(['x', 'empty', 'none'].map((path) => archiveFormat(world, path))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
