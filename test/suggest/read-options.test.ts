import { describe, expect, it } from 'vitest';
import { known } from '../../src/shell/static-text.js';
import { hasName, mayMean, type OptionForm, readOptions } from '../../src/suggest/read-options.js';

/** Options and operands as one line: `-o=x | a b`. */
function read(line: string, form?: OptionForm): string {
  const { options, operands } = readOptions(line.split(' ').map(known), form);
  const shown = options.map(({ name, value }) => (value === undefined ? name : `${name}=${value.text}`));
  return `${shown.join(' ')} | ${operands.map(({ text }) => text).join(' ')}`;
}

describe('readOptions', () => {
  it.each([
    ['-rf a', {}, '-r -f | a'],
    ['a -r b', {}, '-r | a b'],
    ['-o x a', { valued: '-o' }, '-o=x | a'],
    ['-vox a', { valued: '-o' }, '-v -o=x | a'],
    ['--out=x a', {}, '--out=x | a'],
    ['--out x a', { valued: '--out' }, '--out=x | a'],
    ['-- -r', {}, ' | -r'],
    ['- a', {}, ' | - a'],
    ['-u x make -j', { valued: '-u', stops: true }, '-u=x | make -j'],
    ['-name x -type f', { valued: '-name -type', singleDash: true }, '-name=x -type=f | '],
    ['-o', { valued: '-o' }, '-o | '],
  ])('%s', (line, form, shown) => {
    expect(read(line, form)).toBe(shown);
  });
});

it('knows a name in a list only as a whole, an option also by its beginning', () => {
  expect(hasName('-o --output', '--out')).toBe(false);
  expect(mayMean('-o --output', '--out')).toBe(true);
  expect(mayMean('-o --output', '--')).toBe(false);
  expect(mayMean('-o --output', '--put')).toBe(false);
});
