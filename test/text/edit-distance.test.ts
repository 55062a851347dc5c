import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../src/text/edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['git', 'git', 0],
    ['gti', 'git', 1],
    ['gt', 'git', 1],
    ['giit', 'git', 1],
    ['got', 'git', 1],
    ['', 'git', 3],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('%j and %j: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is the same both ways, none for the same word only, and at most the longer length', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
      { numRuns: 500 },
    );
  });
});
