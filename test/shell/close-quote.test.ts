import { describe, expect, it } from 'vitest';
import { closeQuote } from '../../src/shell/close-quote.js';

const isFile = (word: string): boolean => word === 'notes.txt';

describe('closeQuote', () => {
  it.each([
    ['echo "abc', 'echo "abc"'],
    ['echo "hello world > out.txt', 'echo "hello world" > out.txt'],
    ['echo "b a | tr a b', 'echo "b a" | tr a b'],
    ['grep "hello notes.txt', 'grep "hello" notes.txt'],
    [`echo 'abc"`, `echo 'abc'`],
    ["echo it's fine", `echo "it's fine"`],
    ['git commit -m "first part', 'git commit -m "first part"'],
  ])('%s', (open, closed) => {
    expect(closeQuote(open, isFile)).toBe(closed);
  });

  it('leaves a line alone whose quotes are closed', () => {
    expect(closeQuote(`echo "it's"`, isFile)).toBeUndefined();
  });
});
