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
    [`echo 'it's done'`, `echo "it's done"`],
    [`git commit -m 'don't crash' && git push`, `git commit -m "don't crash" && git push`],
    [`echo 'it's $HOME'`, `echo 'it'\\''s $HOME'`],
    ['git commit -m "first part', 'git commit -m "first part"'],
  ])('%s', (open, closed) => {
    expect(closeQuote(open, isFile)).toBe(closed);
  });

  it('leaves a line alone whose quotes are closed', () => {
    expect(closeQuote(`echo "it's"`, isFile)).toBeUndefined();
  });
});
