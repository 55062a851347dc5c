import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText, encodeText } from '../../src/repair/text-file.js';
import { anyContent } from './any-content.js';

it.each([
  ['plain', Buffer.from('a\n'), 'utf8', 'a\n'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFä\r\n'), 'utf8', 'ä\r\n'],
  ['UTF-16 little', Buffer.from('\uFEFFä', 'utf16le'), 'utf16le', 'ä'],
  ['UTF-16 big', Buffer.from('\uFEFFä', 'utf16le').swap16(), 'utf16be', 'ä'],
  ['Latin-1', Buffer.from([0x61, 0xe4, 0x0a]), 'bytes', 'aä\n'],
  ['a stray 0xff at the start', Buffer.from([0xff, 0x61, 0x62]), 'bytes', 'ÿab'],
  ['empty', Buffer.alloc(0), 'utf8', ''],
])('reads %s', (_, bytes, encoding, text) => {
  expect(decodeText(bytes)).toMatchObject({ encoding, text });
});

it('calls bytes with a NUL binary', () => {
  expect(decodeText(Buffer.from([0x7f, 0x45, 0x00, 0x46]))).toBeUndefined();
});

it('gives the same bytes back for any content that it reads', () => {
  fc.assert(
    fc.property(anyContent, (bytes) => {
      const file = decodeText(bytes);
      if (file) expect(encodeText(file).equals(bytes)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
