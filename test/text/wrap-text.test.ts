import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/text/display-width.js';
import { escapeControls } from '../../src/text/escape-controls.js';
import { wrapExact, wrapText } from '../../src/text/wrap-text.js';
import { hostileText } from '../support/arbitraries.js';

describe('wrapText', () => {
  it('breaks at spaces and cuts what is too long', () => {
    expect(wrapText('the quick brown fox', 10)).toEqual(['the quick', 'brown fox']);
    expect(wrapText('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
    expect(wrapText('漢字漢字', 5)).toEqual(['漢字', '漢字']);
    expect(wrapText('', 10)).toEqual(['']);
  });

  it('never makes a line wider than asked, and loses no word', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 8, max: 200 }), (text, width) => {
        const shown = escapeControls(text);
        const lines = wrapText(shown, width);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replace(/\s+/g, '')).toBe(shown.replace(/\s+/g, ''));
      }),
      { numRuns: 300 },
    );
  });
});

describe('wrapExact', () => {
  it('gives lines that joined are the text, none wider than asked', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 8, max: 200 }), (text, width) => {
        const shown = escapeControls(text);
        const lines = wrapExact(shown, width);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        expect(lines.join('')).toBe(shown);
      }),
      { numRuns: 300 },
    );
  });
});
