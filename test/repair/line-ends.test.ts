import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dominantLineEnd, flattenLineEnds } from '../../src/repair/line-ends.js';

const text = fc
  .array(fc.constantFrom('a', 'bc', '\n', '\r\n', '\r', '\u00e9'))
  .map((pieces) => pieces.join(''));

test('every character of the flat text is found again where it stood', () => {
  fc.assert(
    fc.property(text, (original) => {
      const { flat, at } = flattenLineEnds(original);
      expect(at(flat.length)).toBe(original.length);
      for (const [index, character] of [...flat].entries()) {
        const there = original.slice(at(index), at(index + 1));
        expect(character === '\n' ? /^(?:\r\n|\n|\r)$/.test(there) : there === character).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['', '\n'],
  ['one line', '\n'],
  ['a\nb\n', '\n'],
  ['a\r\nb\r\nc\n', '\r\n'],
  ['a\nb\nc\r\n', '\n'],
  ['a\rb\r', '\r'],
])('%j mostly ends its lines with %j', (original, end) => {
  expect(dominantLineEnd(original)).toBe(end);
});
