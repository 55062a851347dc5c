import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPattern } from '../../src/diagnose/check-patterns.js';
import { compileLibrary } from '../../src/diagnose/compile-library.js';
import { compilePatternFile } from '../../src/diagnose/compile-patterns.js';

const library = compileLibrary('patterns');

describe.each(readdirSync('patterns').filter((name) => name.endsWith('.yaml')))('patterns/%s', (file) => {
  const { patterns } = compilePatternFile(file, readFileSync(`patterns/${file}`, 'utf8'), true);
  it.each(patterns.map((each) => [each.pattern.id, each] as const))(
    '%s does what its examples say',
    (_id, each) => {
      expect(checkPattern(each, library.tables)).toEqual([]);
    },
  );
});
