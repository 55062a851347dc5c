import { expect, test } from 'vitest';
import { layOutLine } from '../../src/ui/lay-out.js';

test.each([
  ['a line that just fits', 21, 'a line that just fits'],
  ['a line that just fits', 20, 'a line that just...'],
  ['GET https://example.org/a/long/path', 20, 'GET https://examp...'],
  ['日本語の長い行', 14, '日本語の長い行'],
  ['日本語の長い行', 13, '日本語の長...'],
  ['one\u001b[2Jtwo', 80, 'one\\x1b[2Jtwo'],
])('%j in %d columns', (text, width, line) => {
  expect(layOutLine(text, width)).toBe(line);
});
