import { describe, expect, it } from 'vitest';
import { closeQuote, quoteParentheses } from '../../src/shell/mend-quotes.js';

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

describe('quoteParentheses', () => {
  it('quotes plain arguments and keeps what follows', () => {
    expect(quoteParentheses('echo Release (final) > title.txt')).toBe("echo 'Release (final)' > title.txt");
  });

  it('does not touch arguments that hold quotes or variables', () => {
    expect(quoteParentheses('echo $x (final)')).toBeUndefined();
  });
});
