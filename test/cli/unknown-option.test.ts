import { describe, expect, it } from 'vitest';
import { OPTION_TABLE } from '../../src/cli/option-table.js';
import { hasOneDash, orList, unknownOption } from '../../src/cli/unknown-option.js';

const hint = (typed: string) => unknownOption(typed).hint;

describe('unknownOption', () => {
  it.each([
    ['--analyse', '--analyze'],
    ['--explane', '--explain'],
    ['--promt', '--prompt'],
    ['--histroy', '--history'],
    ['--hand-off', '--handoff'],
    ['--exitcode', '--exit-code'],
    ['--fx', '--fix'],
    ['--no-AI', '--no-ai'],
    ['--AI', '--ai'],
    ['--JSON', '--json'],
    ['--hist', '--history'],
    ['--config', '--config-path'],
    ['--list', '--list-commands'],
    ['---fix', '--fix'],
    ['-analyze', '--analyze'],
    ['-promt', '--prompt'],
    ['-v', '-V'],
    ['-E', '-e'],
    ['-q', '--quiet'],
    ['--com', '--commands-path or --command'],
  ])('%s: did you mean %s?', (typed, meant) => {
    expect(unknownOption(typed)).toMatchObject({
      exitCode: 1,
      message: `unknown option '${typed}'.`,
      hint: `Did you mean ${meant}?`,
    });
  });

  it.each(['-x', '-s', '--yes', '-y', '--force', '--dry-run', '--=x', '--\u001b[31m'])(
    '%j is near to none',
    (typed) => {
      expect(hint(typed)).toBe('Run `ai-run --help` for all options.');
    },
  );

  it('tells an option that takes no value from an unknown one', () => {
    expect(unknownOption('--json=1').message).toBe("--json takes no value behind '='.");
    expect(unknownOption('--jsn=1').hint).toBe('Did you mean --json?');
  });

  it('finds every option with one letter too many, too few or swapped', () => {
    const lost = OPTION_TABLE.filter(({ long }) => long.length > 4).flatMap(({ long }) => {
      const middle = Math.floor(long.length / 2);
      const [head, a = '', b = '', tail] = [
        long.slice(0, middle),
        long[middle],
        long[middle + 1],
        long.slice(middle + 2),
      ];
      const slips = [head + a + a + b + tail, head + b + tail, head + b + a + tail].filter(
        (slip) => slip !== long,
      );
      return slips
        .filter((slip) => hint(`--${slip}`) !== `Did you mean --${long}?`)
        .map((slip) => `${slip} for ${long}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('hasOneDash', () => {
  it.each([
    ['-prompt', true],
    ['-prompt=x', true],
    ['-p', false],
    ['-pfind', false],
    ['--prompt', false],
    ['prompt', false],
  ])('%s: %s', (word, expected) => {
    expect(hasOneDash(word)).toBe(expected);
  });
});

describe('orList', () => {
  it.each([
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('%j is %s', (words, sentence) => {
    expect(orList(words)).toBe(sentence);
  });
});
