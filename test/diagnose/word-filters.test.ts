import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../src/diagnose/example-world.js';
import { asValue, WORD_FILTERS } from '../../src/diagnose/word-filters.js';

const world = createExampleWorld({ programs: ['apt'] });
const filter = (name: string, text: string, args: readonly string[] = []) =>
  WORD_FILTERS[name]?.(text, args, world);

describe('WORD_FILTERS', () => {
  it.each([
    ['dirname', 'a/b.c', [], 'a'],
    ['dirname', 'b', [], '.'],
    ['parent', 'a/b/', [], 'a'],
    ['parent', 'b', [], undefined],
    ['basename', 'a/b.c', [], 'b.c'],
    ['stem', 'a.b/c.tar.gz', [], 'a.b/c.tar'],
    ['stem', 'a.b/c', [], 'a.b/c'],
    ['ext', 'c.tar.gz', [], 'gz'],
    ['ext', 'Makefile', [], undefined],
    ['dots', 'a/b/c', [], 'a.b.c'],
    ['slashes', 'a.b.c', [], 'a/b/c'],
    ['dashes', 'a_b_c', [], 'a-b-c'],
    ['increment', '9', [], '10'],
    ['increment', '9x', [], undefined],
    ['resub', 'aXbX', ['X', '-'], 'a-bX'],
    ['resub_all', 'aXbX', ['X', '-'], 'a-b-'],
    ['prefix', 'b', ['a'], 'ab'],
    ['suffix', 'b', ['a'], 'ba'],
    ['close_sed', "sed 's/a/b' f", [], "sed 's/a/b/' f"],
    ['close_sed', "sed 's/a/b/' f", [], "sed 's/a/b/' f"],
    ['upper_option', 'ps -e -l', [], 'ps -E -l'],
    ['first_word', '  a b', [], 'a'],
    ['sed', 'a/b.c|&', [], 'a\\/b\\.c\\|\\&'],
  ])('%s of %j with %j', (name, text, args, result) => {
    expect(filter(name, text, args)).toBe(result);
  });

  it.each([
    ['option', '--all=x y', { kind: 'option', text: '--all=x y' }],
    ['option', '-v', { kind: 'option', text: '-v' }],
    ['option', 'all', undefined],
    ['option', '--a;reboot', undefined],
    ['option', '---x', undefined],
    ['words', 'a $(b) c', { kind: 'line', text: "a '$(b)' c" }],
    ['words', 'a -rf', undefined],
    ['words', ' ', undefined],
    ['install', 'jq tree', { kind: 'line', text: 'sudo apt install jq tree' }],
    ['install', 'jq --yes', undefined],
  ])('%s of %j', (name, text, result) => {
    expect(filter(name, text)).toEqual(result);
  });
});

describe('asValue', () => {
  it.each([
    ['x', 'word', { kind: 'word', text: 'x' }],
    ['x', 'line', { kind: 'line', text: 'x' }],
    ['-x', 'option', { kind: 'word', text: '-x' }],
    [{ kind: 'line', text: 'x' }, 'word', { kind: 'line', text: 'x' }],
    [undefined, 'line', undefined],
  ] as const)('%j from a %s', (result, kind, value) => {
    expect(asValue(result, kind)).toEqual(value);
  });
});
