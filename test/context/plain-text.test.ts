import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/context/plain-text.js';
import { hostileText } from '../support/arbitraries.js';

describe('plainText', () => {
  it.each([
    ['plain\ntext\n', 'plain\ntext\n'],
    ['\u001b[31merror:\u001b[0m bad', 'error: bad'],
    ['\u001b[38;2;255;0;0mdeep\u001b[m', 'deep'],
    ['\u001b]8;;https://example.com\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['\u001b]0;title\u0007text', 'text'],
    ['\u001b]0;never closed\nnext line', '\nnext line'],
    ['10%\r50%\r100%\ndone', '100%\ndone'],
    ['downloading\rok', 'okwnloading'],
    ['downloading\r\u001b[Kok', 'ok'],
    ['downloading\u001b[2K\rok', 'ok'],
    ['downloading\u001b[1G\u001b[0Kok', 'ok'],
    ['windows\r\nlines\r\n', 'windows\nlines\n'],
    ['N\bNA\bAM\bME\bE', 'NAME'],
    ['bell\u0007', 'bell'],
    ['\u009b31mred', 'red'],
    ['nul\u0000byte', 'nulbyte'],
    ['\u001b(Bcharset', 'charset'],
    ['tab\tstays', 'tab\tstays'],
  ])('%j', (raw, expected) => {
    expect(plainText(raw)).toBe(expected);
  });

  it('leaves no control byte but tabs and newlines, and changes nothing the second time', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
        expect(plainText(plain)).toBe(plain);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['escape starts', '\u001b['.repeat(500_000)],
    ['unclosed titles', '\u001b]0;'.repeat(250_000)],
    ['carriage returns', 'x\r'.repeat(500_000)],
    ['one line', 'x'.repeat(1_000_000)],
    ['backspaces', 'ab\b'.repeat(350_000)],
    ['erasures', 'x\u001b[K'.repeat(200_000)],
  ])('takes a megabyte of %s in its stride', (_, text) => {
    expect(plainText(text).length).toBeLessThanOrEqual(text.length);
  });
});

it('leaves out the middle of an endless line, with the words at the cut', () => {
  const line = `error: ${'word '.repeat(1000)}token ${'z'.repeat(100_000)} the end`;
  const shown = plainText(`before\n${line}\nafter`);
  expect(shown).toMatch(/^before\nerror: (word )+ \[…\] [^\n]* the end\nafter$/);
  expect(shown.length).toBeLessThan(2000);
  const long = 'x'.repeat(2000);
  expect(plainText(long)).toBe(long);
});
