import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/text/display-width.js';

describe('displayWidth', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['äöü', 3],
    ['e\u0301', 1],
    ['漢字', 4],
    ['한글', 4],
    ['ｆｕｌｌ', 8],
    ['❌ x', 4],
    ['🔍', 2],
    ['a\u200bb', 2],
    ['…', 1],
    ['𠮷', 2],
  ])('%s takes %d', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});
