import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessRisk } from '../../src/suggest/assess-risk.js';
import { findHiddenCharacters } from '../../src/suggest/find-hidden-characters.js';

describe('is found', () => {
  test.each([
    ['an escape code', 'ls \u001b[8mrm\u001b[0m', 'control'],
    ['a carriage return', 'rm -rf x\rls', 'control'],
    ['a backspace', 'ls\b\brm x', 'control'],
    ['a NUL', 'ls \0', 'control'],
    ['a C1 control', 'ls \u009b8m', 'control'],
    ['a right-to-left override', 'ls \u202egpj.exe', 'direction'],
    ['an isolate', 'echo \u2066a\u2069', 'direction'],
    ['a zero-width space', 'r\u200bm x', 'invisible'],
    ['a zero-width joiner between letters', 'r\u200dm x', 'invisible'],
    ['a soft hyphen', 'r\u00adm x', 'invisible'],
    ['a byte order mark', '\ufeffls', 'invisible'],
    ['a tag character', 'ls \u{e0041}', 'invisible'],
    ['a Hangul filler', 'ls \u3164', 'invisible'],
    ['a variation selector on a letter', 'ls a\ufe0f', 'invisible'],
    ['a line separator', 'ls\u2028rm x', 'invisible'],
    ['a no-break space', 'ls\u00a0-la', 'blanks'],
    ['a Cyrillic letter in a Latin word', 'gіt push', 'another script'],
    ['a Greek letter in a Latin word', 'gοοgle', 'another script'],
    ['a program made of look-alikes', 'сор x', 'another script'],
    ['a program of look-alikes behind a pipe', 'ls | хор', 'another script'],
    ['full-width letters in a Latin word', 'rｍ x', 'another script'],
    ['mathematical letters', '\u{1d42b}m x', 'another script'],
    ['a host with a Cyrillic letter', 'curl https://exаmple.com', 'another script'],
    ['a slash that is none', 'rm -rf \u2215', 'punctuation'],
    ['a Greek question mark', 'ls \u037e rm x', 'punctuation'],
    ['a dash that is none', 'git push \u2013force', 'dash'],
    ['half a surrogate pair', 'ls \ud800', 'broken'],
  ])('%s', (_, command, word) => {
    expect(findHiddenCharacters(command)).toContain(word);
    const { withheld, reasons } = assessRisk(command);
    expect(withheld).toBe(true);
    expect(reasons[0]).toBe(findHiddenCharacters(command));
  });
});

describe('is left alone', () => {
  test.each([
    'ls -la',
    'cat <<E\n\tx\nE',
    "git commit -m 'исправить ошибку'",
    "git commit -m 'HTTPзапрос'",
    "git commit -m 'αβγ release'",
    "git commit -m '修正する'",
    "git commit -m 'déjà vu, naïve façade, Łódź'",
    "git commit -m 'done 🎉 👨‍👩‍👧 ❤️'",
    "echo 'שלום'",
    "echo 'a – b'",
    'cd Übung && ls',
    'ls café',
  ])('%s', (command) => {
    expect(findHiddenCharacters(command)).toBeUndefined();
  });
});

test('printable ASCII is never found', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~\n\t]*$/), (command) => {
      expect(findHiddenCharacters(command)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test('a hidden character is found wherever it stands', () => {
  const hidden = fc.constantFrom('\u001b', '\r', '\u202e', '\u200b', '\u2066', '\u00a0', '\ufeff');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z |;'"$/-]*$/), fc.nat(), hidden, (command, at, character) => {
      const position = at % (command.length + 1);
      const planted = command.slice(0, position) + character + command.slice(position);
      expect(assessRisk(planted).withheld).toBe(true);
    }),
    { numRuns: 300 },
  );
});
