import { describe, expect, it } from 'vitest';
import { COMMON_PROGRAMS } from '../../../src/diagnose/sources/common-programs.js';
import { FIXED_LISTS } from '../../../src/diagnose/sources/fixed-lists.js';
import { PROJECT_SOURCES } from '../../../src/diagnose/sources/project-sources.js';
import * as lists from '../../../src/diagnose/sources/word-lists.js';
import { matchScope } from '../../support/match-scope.js';

const read = (name: string, typed = '', arg = ''): readonly string[] =>
  FIXED_LISTS[name]?.(matchScope({}), typed, arg) ?? [];

describe('FIXED_LISTS', () => {
  it.each([
    ['npm_packages', 'react', 'raect'],
    ['pypi_packages', 'requests', 'reqests'],
  ])('%s has %s for %s, and nothing for a name of its own', (name, known, typed) => {
    expect(read(name, typed)).toContain(known);
    expect(read(name, known)).toEqual([]);
  });

  it.each([
    ['node_slip', 'pth', ['path']],
    ['node_slip', 'buffr', ['buffer']],
    ['ruby_slip', 'jsn', ['json']],
    ['node_slip', 'path', []],
    ['node_slip', 'paths', []],
    ['node_slip', 'xath', []],
    ['node_slip', 'ht', []],
    ['ruby_slip', 'yam', ['yaml']],
  ])('%s of %s: %j', (name, arg, names) => {
    expect(read(name, '', arg)).toEqual(names);
  });

  it('shares no name with the sources of a project', () => {
    expect(Object.keys(FIXED_LISTS).filter((name) => Object.hasOwn(PROJECT_SOURCES, name))).toEqual([]);
  });
});

describe('word lists', () => {
  it.each([...Object.entries(lists), ['COMMON_PROGRAMS', COMMON_PROGRAMS] as const])(
    '%s: words only, each once',
    (_name, words) => {
      expect(words.filter((word) => !/^\S+$/.test(word))).toEqual([]);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    },
  );
});
