import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from '../../src/repair/diff-lines.js';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', '{', '}', ''), { maxLength: 30 });

it('gives both sides back for any lists of lines', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const runs = diffLines(before, after);
      expect(runs.filter(({ kind }) => kind !== 'add').flatMap((run) => run.lines)).toEqual(before);
      expect(runs.filter(({ kind }) => kind !== 'remove').flatMap((run) => run.lines)).toEqual(after);
      expect(runs.some((run, index) => run.kind === runs[index - 1]?.kind)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

it('is as short as can be', () => {
  const length = (before: string, after: string) =>
    diffLines([...before], [...after])
      .filter(({ kind }) => kind !== 'same')
      .reduce((sum, run) => sum + run.lines.length, 0);
  expect(length('ABCABBA', 'CBABAC')).toBe(5);
  expect(length('abc', 'abc')).toBe(0);
  expect(length('abcdef', 'abxdef')).toBe(2);
});

it('falls back to one replacement where nearly everything differs', () => {
  const before = Array.from({ length: 3000 }, (_, index) => `old ${index}`);
  const after = Array.from({ length: 3000 }, (_, index) => `new ${index}`);
  expect(diffLines(before, after).map(({ kind }) => kind)).toEqual(['remove', 'add']);
});
