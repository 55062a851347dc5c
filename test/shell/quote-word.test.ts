import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseLine } from '../../src/shell/parse-line.js';
import { quoteWord, quoteWords } from '../../src/shell/quote-word.js';

test.each([
  ['push', 'push'],
  ['--name=x', '--name=x'],
  ['', "''"],
  ['a b', "'a b'"],
  ["it's", "'it'\\''s'"],
  ['$HOME', "'$HOME'"],
  ['a\\.b', "'a\\.b'"],
  ["\\'", "''\\\\\\'''"],
  ['a\\', "'a'\\\\''"],
  ['~', "'~'"],
  ['-x', '-x'],
])('%j is written as %s', (text, quoted) => {
  expect(quoteWord(text)).toBe(quoted);
});

test('a first word that looks like an assignment or a keyword is no assignment', () => {
  expect(quoteWords(['A=b', 'c'])).toBe("'A=b' c");
  expect(quoteWords(['if', 'if'])).toBe("'if' if");
});

test('any words come back as the same words, whatever is in them', () => {
  const hostile = fc.stringMatching(/^[ -~\n'"$`\\*?~#!&|;<>(){}[\]=]{0,12}$/);
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (words) => {
      const script = parseLine(quoteWords(words));
      expect(script.commands).toHaveLength(1);
      const command = script.commands[0]?.command;
      if (command?.type !== 'Command') throw new Error(`parsed as ${command?.type}`);
      const values = [command.name, ...command.args].map((word) =>
        word?.type === 'Word' ? word.value : word,
      );
      expect(values).toEqual(words);
    }),
    { numRuns: 500 },
  );
});

const SHELLS = ['sh', 'bash', 'dash', 'zsh', 'fish'];
const isThere = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0;

describe.each(SHELLS)('%s', (shell) => {
  it.skipIf(!isThere(shell))('takes each word as it was, backslashes before quotes among them', () => {
    const part = fc.constantFrom(
      '\\',
      "'",
      '"',
      ';echo ran;',
      '#',
      '\n',
      '$(echo ran)',
      '`',
      ' ',
      '!',
      '*',
      '~',
      '=',
    );
    const hostile = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 20, maxLength: 20 }), (words) => {
        const line = quoteWords(['printf', '%s|', ...words]);
        const { stdout } = spawnSync(shell, ['-c', line], { encoding: 'utf8' });
        expect(stdout).toBe(words.map((word) => `${word}|`).join(''));
      }),
      { numRuns: 10 },
    );
  });
});
