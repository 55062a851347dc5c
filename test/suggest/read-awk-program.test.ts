import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteWord } from '../../src/shell/quote-word.js';
import { assessRisk } from '../../src/suggest/assess-risk.js';
import { readAwkProgram } from '../../src/suggest/read-awk-program.js';
import { temporaryFolder } from '../support/temporary-folder.js';

it.each([
  ['{print "a\\"b", $1}', '{print "", $1}', ['a"b']],
  ['/"/{x("rm")}', '//{x("")}', ['rm']],
  ['$1 ~ /#/ {y} # "z"', '$1 ~ // {y} ', []],
  ['{print a / b; c / "d"}', '{print a / b; c / ""}', ['d']],
  ['{return /"/}', '{return //}', []],
  ['{print "a",\n "b" > "f"}', '{print "",  "" > ""}', ['a', 'b', 'f']],
  ['{print "a" \\\n > "f"}', '{print ""   > ""}', ['a', 'f']],
  ['{print (a)/2, (b)/3}', '{print (a)/2, (b)/3}', []],
])('%j', (program, bare, strings) => {
  expect(readAwkProgram(program)).toEqual({ bare, strings });
});

it.each(['{print "open}', 'if (x) /"/; system("y")', '/[/]"/{x("y")}/"/', '{x++ /"a"/ 2}', '!/open'])(
  '%j can be read in two ways, or in none',
  (program) => {
    expect(readAwkProgram(program)).toBeUndefined();
  },
);

const AWKS = ['gawk', 'mawk', 'awk'].filter(
  (name) => spawnSync(name, ['1'], { input: '' }).error === undefined,
);

it.skipIf(AWKS.length === 0)('a program that is said to read makes no file when it is run', () => {
  const cwd = temporaryFolder('ai-run-awk-');
  const made = join(cwd, 'made');
  const piece = fc.constantFrom(
    ...[
      '{',
      '}',
      ';',
      ' ',
      '\n',
      '(',
      ')',
      'print ',
      '$1',
      'x',
      '"a"',
      ' > ',
      '"made"',
      ' | ',
      '"touch made"',
      ', ',
    ],
    ...[
      'system("touch made")',
      '/"/',
      '/x/',
      '/',
      ' ~ ',
      '#',
      'BEGIN',
      'getline',
      '!',
      '++',
      '\\\n',
      '/[/]/',
      '2',
      '&&',
    ],
    ...[
      '{print "x" > "made"}',
      '{system("touch made")}',
      '{"touch made" | getline}',
      '/"/,',
      'if (1) ',
      'printf("%s", 1)',
    ],
  );
  const program = fc.array(piece, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(program, fc.constantFrom(...AWKS), (text, awk) => {
      fc.pre(assessRisk(`awk ${quoteWord(text)} f`).read_only);
      rmSync(made, { force: true });
      spawnSync(awk, [text], { cwd, input: 'x "1"\n', timeout: 5000, stdio: ['pipe', 'ignore', 'ignore'] });
      expect(existsSync(made)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
