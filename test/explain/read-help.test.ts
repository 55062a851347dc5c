import { expect, it } from 'vitest';
import { readHelp } from '../../src/explain/read-help.js';

const HELP = `Usage: x [options]
  -v, --verbose        say more
  -o FILE              write to this file
      --color[=WHEN]   when to
                       use colours
  --quiet
          be still
-z  not indented
  a word               no option
  -a                   all of them
  -b                   both of them
`;

it('reads options, their values and the line behind them', () => {
  expect(
    readHelp(HELP).options.map(({ spellings, text }) => [
      spellings.map(({ name, value }) => `${name} ${value}`).join(),
      text,
    ]),
  ).toEqual([
    ['-v none,--verbose none', 'say more'],
    ['-o required', 'write to this file'],
    ['--color optional', 'when to use colours'],
    ['--quiet none', 'be still'],
    ['-a none', 'all of them'],
    ['-b none', 'both of them'],
  ]);
});

it('describes no program: the first line of a help text is its usage', () => {
  expect(readHelp(HELP).description).toBeUndefined();
});

it('reads 2000 lines at most', () => {
  expect(readHelp('  -x  y\n'.repeat(5000)).options).toHaveLength(2000);
});
