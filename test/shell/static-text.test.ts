import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKnown, known, originsOf, SOME, showText, UNKNOWN, unknown } from '../../src/shell/static-text.js';
import { hostileText } from '../support/arbitraries.js';

it('is known where nothing is left to run time', () => {
  expect(isKnown(known('a b'))).toBe(true);
  expect(isKnown(known(`a${UNKNOWN}`))).toBe(false);
  expect(isKnown(known(`a${SOME}`))).toBe(false);
  expect(isKnown(unknown())).toBe(false);
});

it('comes from each place once', () => {
  expect(originsOf([unknown('secret', 'remote'), known('x'), unknown('remote')])).toEqual([
    'secret',
    'remote',
  ]);
});

it('is shown as one short line without control characters', () => {
  expect(showText(`rm ${UNKNOWN}/x`)).toBe('rm …/x');
  fc.assert(
    fc.property(hostileText, (text) => {
      const shown = showText(text);
      expect(shown.length).toBeLessThanOrEqual(60);
      expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    }),
    { numRuns: 300 },
  );
});
