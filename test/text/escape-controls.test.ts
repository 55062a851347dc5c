import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeControls } from '../../src/text/escape-controls.js';
import { hostileText } from '../support/arbitraries.js';

describe('escapeControls', () => {
  it.each([
    ['plain text, umlauts äöü, 漢字, 👍', 'plain text, umlauts äöü, 漢字, 👍'],
    ['a\tb\r\n', 'a\\tb\\r\\n'],
    ['\u001b[31mred', '\\x1b[31mred'],
    ['\u009b31m', '\\x9b31m'],
    ['file\u202etxt.exe', 'file\\u{202e}txt.exe'],
    ['rm\u200b -rf', 'rm\\u{200b} -rf'],
    ['tag\u{e0041}', 'tag\\u{e0041}'],
    ['lone \ud800', 'lone \\u{d800}'],
  ])('%j', (text, expected) => {
    expect(escapeControls(text)).toBe(expected);
  });

  it('leaves nothing that a terminal acts upon or that is unseen', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(escapeControls(text)).not.toMatch(
          /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{Cs}/u,
        );
      }),
      { numRuns: 300 },
    );
  });
});
