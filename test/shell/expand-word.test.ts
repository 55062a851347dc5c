import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandText, expandWord, scriptsIn } from '../../src/shell/expand-word.js';
import { parseLine } from '../../src/shell/parse-line.js';
import { type Scope, startScope } from '../../src/shell/scope.js';
import { isKnown, known, SOME, UNKNOWN } from '../../src/shell/static-text.js';
import { bashWords } from '../support/ask-bash.js';

const VARIABLES = { A: 'one two', B: 'abcABC', C: '/usr/local/bin', E: '', N: '2' };
const SET = Object.entries(VARIABLES)
  .map(([name, value]) => `${name}='${value}'`)
  .join('\n');

const scope: Scope = {
  ...startScope({ cwd: '/work' }),
  variables: new Map(Object.entries(VARIABLES).map(([name, value]) => [name, [known(value)]])),
};
const expansion = { scope, capture: () => known('captured\n') };

/** The words that the arguments of a line become. */
function words(args: string) {
  const command = parseLine(`show ${args}`).commands[0]?.command;
  const found = command?.type === 'Command' ? command.args : [];
  return found.flatMap((word) => (word.type === 'Word' ? expandWord(word, expansion) : []));
}

const texts = (args: string) => words(args).map(({ text }) => text);

describe('expandWord', () => {
  it.each([
    ['$A', ['one', 'two']],
    ['"$A"', ['one two']],
    ["'$A'", ['$A']],
    ['x$A"y"', ['xone', 'twoy']],
    ['$E', []],
    ['"$E"', ['']],
    ['$E$E"" x', ['', 'x']],
    ['~/x "~"', ['/home/user/x', '~']],
    ["$'a\\tb'", ['a\tb']],
    ['$(date) "$(date)"', ['captured', 'captured']],
    ['{$N,b}/c', ['2/c', 'b/c']],
  ])('%s', (args, expected) => {
    expect(texts(args)).toEqual(expected);
  });

  it('says what it does not know: what may be empty, and what is not', () => {
    expect(texts('$NOWHERE')).toEqual([UNKNOWN]);
    expect(texts('$USER')).toEqual([SOME]);
    expect(texts('$((1 + 1))')).toEqual([SOME]);
  });

  it('tells a pattern from the same letters in quotes', () => {
    expect(words('*.txt').map(({ globbed }) => globbed)).toEqual([true]);
    expect(words('"*.txt"').map(({ globbed }) => globbed)).toEqual([false]);
  });

  it('knows a secret by the name of its variable', () => {
    expect(words('x=$GITHUB_TOKEN "$HOME"').map(({ origins }) => origins)).toEqual([['secret'], []]);
  });

  it('makes the words that bash makes, where it says that it knows them', () => {
    const name = fc.constantFrom(...Object.keys(VARIABLES));
    const piece = fc.oneof(
      fc.constantFrom(
        'a',
        'b/c',
        '-x',
        '=',
        '~/',
        '\\$',
        "'q q'",
        '"d d"',
        "$'a\\nb'",
        '{a,b}',
        '""',
        '%',
        '\\ ',
      ),
      fc
        .tuple(
          name,
          fc.constantFrom(
            '',
            ':-x y',
            ':+set',
            '-x',
            '#a',
            '##a',
            '%C',
            '%%C',
            '/b/X',
            '//b/X',
            '/#a/X',
            '/%C/X',
          ),
        )
        .map(([variable, operation]) => `\${${variable}${operation}}`),
      fc
        .tuple(name, fc.constantFrom('^', '^^', ',', ',,', ':1', ':1:2', ': -2', ':0:-1'))
        .map(([variable, operation]) =>
          operation === ':0:-1' ? `\${B${operation}}` : `\${${variable}${operation}}`,
        ),
      name.map((variable) => `$${variable}`),
    );
    const quoted = fc
      .tuple(piece, fc.boolean())
      .map(([text, inQuotes]) => (inQuotes && !/["']/.test(text) ? `"${text}"` : text));
    const word = fc.array(quoted, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    const args = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(args, (line) => {
        const ours = words(line);
        fc.pre(ours.every(isKnown));
        expect(ours.map(({ text }) => text)).toEqual(bashWords(line, SET));
      }),
      { numRuns: 200 },
    );
  });
});

describe('expandText', () => {
  it('does not split, as in an assignment', () => {
    const command = parseLine('x $A').commands[0]?.command;
    const word = command?.type === 'Command' ? command.args[0] : undefined;
    expect(word?.type === 'Word' ? expandText(word, expansion).text : '').toBe('one two');
  });
});

describe('scriptsIn', () => {
  it('finds the substitutions of a node, not those inside them', () => {
    const [statement] = parseLine('a $(b $(c)) "$(d)" <(e)').commands;
    expect(statement === undefined ? [] : scriptsIn(statement)).toHaveLength(3);
  });
});
