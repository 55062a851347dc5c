import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printableJson } from '../../src/text/printable-json.js';
import { hostileText } from '../support/arbitraries.js';

const STEERING =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

it('shows nothing that steers a terminal or hides text, and loses nothing', () => {
  const hard = fc.constantFrom(
    '\u009b31m',
    '\u202e',
    '\u200b',
    '\u001b]0;x\u0007',
    '\u{e0041}',
    '\u007f',
    'é',
    '\u{1f600}',
  );
  const text = fc.array(fc.oneof(hard, hostileText), { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.dictionary(text, text), fc.constantFrom(undefined, 2), (data, indent) => {
      const shown = printableJson(data, indent);
      expect(shown).not.toMatch(STEERING);
      expect(JSON.parse(shown)).toEqual(JSON.parse(JSON.stringify(data)));
    }),
    { numRuns: 300 },
  );
});

it('is one line that ends, unless it is indented', () => {
  expect(printableJson({ a: 'x\u009b\ny' })).toBe('{"a":"x\\u009b\\ny"}\n');
  expect(printableJson({ a: 1 }, 2)).toBe('{\n  "a": 1\n}\n');
});
