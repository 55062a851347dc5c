import { expect, it } from 'vitest';
import { countOf } from '../../src/text/count-of.js';

it.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
])('says %i as %s', (count, text) => {
  expect(countOf(count, 'file')).toBe(text);
});
