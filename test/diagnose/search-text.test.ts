import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchText } from '../../src/diagnose/search-text.js';

it('finds exactly what stands there, in short texts and in long ones', () => {
  const letters = fc.array(fc.constantFrom('a', 'B', 'ü', ' ', '\n', '名', 'é'), { maxLength: 12 });
  const filler = fc.constantFrom('', 'x y\n'.repeat(3000));
  fc.assert(
    fc.property(letters, letters, letters, filler, (before, part, after, fill) => {
      const { has } = searchText(fill + before.join('') + part.join('') + after.join('') + fill);
      expect(has(part.join('').toLowerCase())).toBe(true);
      expect(has('no such file')).toBe(false);
    }),
    { numRuns: 200 },
  );
});
