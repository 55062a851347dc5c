import { isUtf8 } from 'node:buffer';

/** How the bytes of a text file are read; `bytes` is an unknown 8-bit encoding, one character a byte. */
export type Encoding = 'utf8' | 'utf16le' | 'utf16be' | 'bytes';

/** The text of a file with what is needed to write it back byte for byte. */
export interface TextFile {
  readonly text: string;
  readonly encoding: Encoding;
  readonly bom: boolean;
}

/** The text in these bytes, or undefined where they are binary; `encodeText` gives the same bytes back. */
export function decodeText(bytes: Buffer): TextFile | undefined {
  const file =
    bytes[0] === 0xff || bytes[0] === 0xfe ? (decodeUtf16(bytes) ?? decode8(bytes)) : decode8(bytes);
  return file.text.includes('\0') ? undefined : file;
}

/** The bytes of a text in its file's own encoding. */
export function encodeText({ text, encoding, bom }: TextFile): Buffer {
  const marked = bom ? `\uFEFF${text}` : text;
  if (encoding === 'bytes') return Buffer.from(marked, 'latin1');
  if (encoding === 'utf8') return Buffer.from(marked, 'utf8');
  const little = Buffer.from(marked, 'utf16le');
  return encoding === 'utf16le' ? little : little.swap16();
}

function decode8(bytes: Buffer): TextFile {
  if (!isUtf8(bytes)) return { text: bytes.toString('latin1'), encoding: 'bytes', bom: false };
  return withoutMark(bytes.toString('utf8'), 'utf8');
}

function decodeUtf16(bytes: Buffer): TextFile | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return withoutMark(bytes.toString('utf16le'), 'utf16le');
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return undefined;
  return withoutMark(Buffer.from(bytes).swap16().toString('utf16le'), 'utf16be');
}

function withoutMark(text: string, encoding: Encoding): TextFile {
  return text.startsWith('\uFEFF')
    ? { text: text.slice(1), encoding, bom: true }
    : { text, encoding, bom: false };
}
