import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, newFileBytes } from '../../src/repair/apply-edit.js';
import { flattenLineEnds } from '../../src/repair/line-ends.js';
import { decodeText } from '../../src/repair/text-file.js';
import { anyContent, anyText } from './any-content.js';

const edit = (content: string | Buffer, ...edits: [string, string][]) =>
  applyEdits(
    Buffer.isBuffer(content) ? content : Buffer.from(content),
    edits.map(([search, replace]) => ({ search, replace })),
  );
const text = (...args: Parameters<typeof edit>) => {
  const outcome = edit(...args);
  return outcome.ok ? outcome.bytes.toString('utf8') : outcome.reason;
};

describe('edits that can be made', () => {
  it.each<[string, string, [string, string][], string]>([
    ['one place', 'a\nb\nc\n', [['b', 'B']], 'a\nB\nc\n'],
    [
      'two places, in any order',
      'a\nb\nc\n',
      [
        ['c', 'C'],
        ['a', 'A'],
      ],
      'A\nb\nC\n',
    ],
    ['Windows line ends, from text without them', 'a\r\nb\r\n', [['a\nb\n', 'a\nx\nb\n']], 'a\r\nx\r\nb\r\n'],
    ['old Mac line ends', 'a\rb\r', [['a\nb', 'a\nx\nb']], 'a\rx\rb\r'],
    [
      'mixed line ends: untouched lines keep theirs',
      'a\nb\r\nc\r\nd\n',
      [['a\nb\nc\nd', 'a\nB\nc\nd']],
      'a\nB\r\nc\r\nd\n',
    ],
    ['a mark at the start', '\uFEFFa\n', [['a', 'b']], '\uFEFFb\n'],
    ['no final line end stays so', 'a\nb', [['b', 'c']], 'a\nc'],
    ['a final line end is not lost', 'a\nb\n', [['b\n', 'c']], 'a\nc\n'],
    ['a removed last line', 'a\nb\n', [['a\nb\n', 'a\n']], 'a\n'],
    ['an empty file', '', [['', 'a\n']], 'a\n'],
    ['dollar signs are plain text', 'a\n', [['a', "$& $1 $' $$"]], "$& $1 $' $$\n"],
  ])('%s', (_, before, edits, after) => {
    expect(text(before, ...edits)).toBe(after);
  });

  it('keeps the bytes of an unknown encoding', () => {
    const outcome = edit(Buffer.from([0x61, 0xe4, 0x0a, 0x62, 0x0a]), ['aä', 'cä']);
    expect(outcome).toEqual({ ok: true, bytes: Buffer.from([0x63, 0xe4, 0x0a, 0x62, 0x0a]) });
  });

  it('keeps UTF-16', () => {
    const outcome = edit(Buffer.from('\uFEFFa\r\nb\r\n', 'utf16le'), ['b', '漢']);
    expect(outcome).toEqual({ ok: true, bytes: Buffer.from('\uFEFFa\r\n漢\r\n', 'utf16le') });
  });
});

describe('edits that are refused whole', () => {
  it.each<[string, string | Buffer, [string, string][], string]>([
    ['text that is not there', 'a\n', [['b', 'c']], 'not in the file'],
    ['text that stands there twice', 'a\na\n', [['a', 'b']], 'more than once'],
    ['text that overlaps itself', 'aaa\n', [['aa', 'b']], 'more than once'],
    ['no text to find', 'a\n', [['', 'b']], 'names no text'],
    ['no edit at all', 'a\n', [], 'empty'],
    ['no change', 'a\n', [['a', 'a']], 'changes nothing'],
    [
      'overlapping edits',
      'abc\n',
      [
        ['ab', 'x'],
        ['bc', 'y'],
      ],
      'overlap',
    ],
    [
      'one good and one bad edit',
      'a\nb\n',
      [
        ['a', 'A'],
        ['z', 'Z'],
      ],
      'not in the file',
    ],
    ['a NUL', 'a\n', [['a', '\0']], 'NUL'],
    ['half a character', 'a\n', [['a', '\ud800']], 'half'],
    ['half a character to replace', '🙂\n', [['\ud83d', 'x']], 'half'],
    ['a byte order mark', 'a\n', [['a', '\uFEFFb']], 'mark'],
    ['binary', Buffer.from([1, 0, 2]), [['a', 'b']], 'binary'],
    ['a foreign character into an unknown encoding', Buffer.from([0x61, 0xe4]), [['a', 'ü']], 'encoding'],
  ])('%s', (_, before, edits, reason) => {
    expect(text(before, ...edits)).toContain(reason);
  });

  it('a new file with a NUL', () => {
    expect(newFileBytes('a\0')).toMatchObject({ ok: false });
    expect(newFileBytes('a\n')).toEqual({ ok: true, bytes: Buffer.from('a\n') });
  });
});

it('Feature: shellpilot, Property: an edit changes nothing outside the text that it names', () => {
  fc.assert(
    fc.property(anyContent, anyText, fc.nat(), fc.nat({ max: 12 }), (bytes, replace, at, length) => {
      const old = decodeText(bytes);
      const flat = flattenLineEnds(old?.text ?? '').flat;
      const start = flat === '' ? 0 : at % flat.length;
      const search = flat.slice(start, start + length);
      const outcome = applyEdits(bytes, [{ search, replace }]);
      fc.pre(outcome.ok);
      const changed = outcome.ok ? outcome.bytes : bytes;
      // A file of unknown encoding is compared byte for byte: without its last strange byte it would read as UTF-8.
      const fresh =
        old?.encoding === 'bytes' ? { ...old, text: changed.toString('latin1') } : decodeText(changed);
      const place = flat.indexOf(search);
      const before = old?.text.slice(0, flattenLineEnds(old.text).at(place)) ?? '';
      const after = old?.text.slice(flattenLineEnds(old.text).at(place + search.length)) ?? '';
      expect(fresh).toMatchObject({ encoding: old?.encoding, bom: old?.bom });
      expect(fresh?.text.startsWith(before)).toBe(true);
      expect(fresh?.text.includes(after)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
