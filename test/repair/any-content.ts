import fc from 'fast-check';

const piece = fc.oneof(
  fc.constantFrom(
    '\n',
    '\r\n',
    '\r',
    '\n\n',
    '\t',
    ' ',
    'x',
    'const a = 1;',
    'ä',
    '漢字',
    '🙂',
    '\u001b[31m',
    '\uFEFF',
  ),
  fc.string({ maxLength: 8 }),
);

/** Text with mixed line ends, wide characters and escape codes, with or without a final line end. */
export const anyText = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

/** Any file content: text in several encodings, bytes of no encoding, binary and empty. */
export const anyContent: fc.Arbitrary<Buffer> = fc.oneof(
  anyText.map((text) => Buffer.from(text, 'utf8')),
  anyText.map((text) => Buffer.from(`\uFEFF${text}`, 'utf8')),
  anyText.map((text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
  anyText.map((text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
  anyText.map((text) => Buffer.from(text, 'latin1')),
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from([0xff, 0xfe, ...bytes])),
);
