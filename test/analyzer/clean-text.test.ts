import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '../../src/analyzer/clean-text.js';

test('colours, titles, links and hidden characters go, words stay', () => {
  expect(cleanText('\u001b[31mred\u001b[0m \u001b]0;title\u0007text')).toBe('red text');
  expect(cleanText('\u001b]8;;https://evil.test\u001b\\here\u001b]8;;\u001b\\')).toBe('here');
  expect(cleanText('a\u202eb\u200bc\u{e0041}d')).toBe('abcd');
  expect(cleanText('one\r\ntwo\tthree')).toBe('one\ntwo three');
});

test('whatever the model says, nothing in it steers a terminal, and a line is a line', () => {
  const hostile = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('\u001b', '[31m', ']0;', '\u0007', '\u009b', '\u2028', '\r', '\ud800'),
    ),
  );
  fc.assert(
    fc.property(hostile, fc.integer({ min: 5, max: 80 }), (pieces, limit) => {
      const text = pieces.join('');
      expect(cleanText(text).replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}|\p{Zl}/u);
      expect(cleanLine(text, limit)).not.toContain('\n');
      expect(cleanLine(text, limit).length).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 500 },
  );
});
