import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileLibrary } from '../../src/diagnose/compile-library.js';
import { libraryModule } from '../../src/diagnose/library-modules.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const pattern = (id: string, more = 'examples: [{ command: a, output: b }]'): string =>
  `patterns:\n  - { id: ${id}, error_type: Unknown, confidence: 0.5, regex: b, fixes: [], ${more} }\n`;

/** A library of pattern files and tables, by name. */
function library(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('ai-run-patterns-');
  mkdirSync(join(folder, 'tables'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('compileLibrary', () => {
  it('takes the files in the order of their names, and nothing that is no YAML', () => {
    const folder = library({
      'b.yaml': pattern('two'),
      'a.yaml': pattern('one'),
      'notes.md': '# no pattern',
      'tables/of.yaml': 'key: value\nmany: [a, b]\n',
    });
    const { patterns, tables } = compileLibrary(folder);
    expect(patterns.map((each) => [each.pattern.id, each.pattern.trusted])).toEqual([
      ['one', true],
      ['two', true],
    ]);
    expect(tables).toEqual({ of: { key: 'value', many: ['a', 'b'] } });
  });

  it.each([
    ['one id in two files', { 'a.yaml': pattern('one'), 'b.yaml': pattern('one') }, "'one' is used twice"],
    ['no example', { 'a.yaml': pattern('one', '') }, "'one' has no example"],
    ['a fault in a pattern', { 'a.yaml': pattern('one', 'colour: red') }, 'colour'],
    ['a table with a fault', { 'tables/of.yaml': 'key: [\n' }, 'of.yaml'],
    ['a table with an empty entry', { 'tables/of.yaml': 'key: []\n' }, 'key'],
  ])('fails at %s', (_name, files, message) => {
    expect(() => compileLibrary(library(files))).toThrow(message);
  });
});

describe('libraryModule', () => {
  const folder = library({ 'a.yaml': pattern('one'), 'tables/of.yaml': 'key: "\u2028"\n' });

  it('keeps the cases out of the module that every run loads', () => {
    const text = libraryModule('virtual:patterns', folder) ?? '';
    expect(text).toMatch(/export const gates[\s\S]*export const lines[\s\S]*export const tables/);
    expect(text).not.toContain('examples');
    expect(libraryModule('virtual:pattern-cases', folder)).toContain('examples');
  });

  it('is plain ASCII', () => {
    expect(libraryModule('virtual:patterns', folder)).toMatch(/^[\n\x20-\x7e]*$/);
  });

  it('leaves other modules alone', () => {
    expect(libraryModule('virtual:other', folder)).toBeUndefined();
  });
});
