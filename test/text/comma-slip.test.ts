import { describe, expect, it } from 'vitest';
import { commaSlip } from '../../src/text/comma-slip.js';

describe('commaSlip', () => {
  it.each([
    ['{"a": 7,}', 'trailing'],
    ['[1, 2,\n]', 'trailing'],
    ['{\n  "a": 1\n  "b": [2]\n}', 'missing'],
    ['{"a": 1}', undefined],
    ['{"a": 1', undefined],
    ['{"a": "x,}", "b": 1,}', undefined],
    ['{a: 1,}', undefined],
  ])('%s', (text, slip) => {
    expect(commaSlip(text)).toBe(slip);
  });
});
