import { expect, test } from 'vitest';
import { seeThroughEscapes, stripCodes } from '../../../src/context/redact/through-escapes.js';
import { redact } from '../../../src/context/redact.js';

const findWord = seeThroughEscapes((text) =>
  [...text.matchAll(/secret/g)].map(({ index }) => ({ start: index, end: index + 6, kind: 'word' })),
);

test.each([
  ['a secret', [[2, 8]]],
  ['a \u001b[1msec\u001b[0mret', [[6, 16]]],
  [
    '\u001b]0;title\u0007secret',
    [
      [10, 16],
      [10, 16],
    ],
  ],
  ['\u001b[31mplain\u001b[0m', []],
])('%j', (text, spans) => {
  expect(findWord(text).map(({ start, end }) => [start, end])).toEqual(spans);
});

test('codes are taken out', () => {
  expect(stripCodes('\u001b[31mred\u001b[0m and \u009b1mbold')).toBe('red and bold');
});

test('a coloured secret has the placeholder of the plain one', () => {
  expect(redact('token=abc12345def and tok\u001b[1men=abc12\u001b[0m345def')).toBe(
    'token=[redacted:token] and tok\u001b[1men=[redacted:token]',
  );
});

test('colours alone hide and change nothing', () => {
  const text = '\u001b[31merror\u001b[0m: \u001b[1mcannot find module\u001b[0m';
  expect(redact(text)).toBe(text);
});
