import { describe, expect, it } from 'vitest';
import { readUnit } from '../../src/diagnose/read-regex-unit.js';

const char = (text: string, end: number) => ({ kind: 'char', text, end, captures: false });
const other = (end: number) => ({ kind: 'other', text: '', end, captures: false });
const open = (end: number, captures: boolean) => ({ kind: 'open', text: '', end, captures });

describe('readUnit', () => {
  it.each([
    ['a', char('a', 1)],
    ['\\.', char('.', 2)],
    ['\\\\', char('\\', 2)],
    ['\\d', other(2)],
    ['\\x41', other(4)],
    ['\\u0041', other(6)],
    ['\\k<name>', other(8)],
    ['[a\\]b]c', other(6)],
    ['[^a]', other(4)],
    ['{2,3}x', other(5)],
    ['{', other(1)],
    ['.', other(1)],
    ['+', other(1)],
    ['(a)', open(1, true)],
    ['(?:a)', open(3, true)],
    ['(?<name>a)', open(8, true)],
    ['(?=a)', open(3, false)],
    ['(?!a)', open(3, false)],
    ['(?<=a)', open(4, false)],
    ['(?<!a)', open(4, false)],
  ])('%s', (source, unit) => {
    expect(readUnit(source, 0)).toEqual(unit);
  });

  it('always goes on, also where the regex is cut off', () => {
    for (const source of ['\\', '[', '[a', '(', '(?', '{', '\\x4'])
      expect(readUnit(source, 0).end).toBeGreaterThan(0);
  });

  it('reads at the position that it is given', () => {
    expect(readUnit('ab\\.c', 2)).toEqual(char('.', 4));
  });
});
