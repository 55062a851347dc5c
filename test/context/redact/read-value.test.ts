import { describe, expect, it } from 'vitest';
import { readValue } from '../../../src/context/redact/read-value.js';

const read = (text: string): [string, boolean] => {
  const { start, end, quoted } = readValue(text, 2, /[\s;]/);
  return [text.slice(start, end), quoted];
};

describe('readValue', () => {
  it.each([
    ['p=abc def', 'abc', false],
    ['p=abc;d', 'abc', false],
    ['p=', '', false],
    ['p="abc def" x', 'abc def', true],
    ["p='a\"b' x", 'a"b', true],
    ['p=`abc` x', 'abc', true],
    ['p="a\\"b" x', 'a\\"b', true],
    ['p=\\"abc\\",x', 'abc', true],
    ['p="abc\nnext', 'abc', true],
    ['p="abc', 'abc', true],
    ['p=\\x y', '\\x', false],
  ])('%j', (text, value, quoted) => {
    expect(read(text)).toEqual([value, quoted]);
  });

  it.each(['p=', 'p="'])('reads no more than 4096 characters after %s', (start) => {
    expect(read(start + 'x'.repeat(5000))[0]).toHaveLength(4096);
  });
});
