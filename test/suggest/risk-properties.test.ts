import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RiskAssessment } from '../../src/model/risk.js';
import { quoteWord } from '../../src/shell/quote-word.js';
import { assessRisk } from '../../src/suggest/assess-risk.js';

const table = readFileSync(new URL('./risk-table.txt', `file://${__filename}`), 'utf8');

function rows(heading: string): readonly string[] {
  const section = table.split(`\n== ${heading} ==\n`)[1]?.split('\n== ')[0] ?? '';
  return section.split('\n').flatMap((line) => (line === '' ? [] : [line.replaceAll('⏎', '\n')]));
}

function rank({ level, withheld, read_only }: RiskAssessment): number {
  if (withheld) return 3;
  if (level === 'Medium') return 2;
  return read_only ? 0 : 1;
}

const whole = (command: string) => !/^if true|"unterminated/.test(command);
const anyCommand = fc.constantFrom(...['reads', 'Low', 'Medium', 'withheld'].flatMap(rows).filter(whole));
const oneLine = anyCommand.filter((command) => !command.includes('\n'));
const harmless = fc.constantFrom(...rows('reads').filter((command) => !command.includes('\n')));
const dangerous = fc.constantFrom(...rows('withheld').filter((command) => !command.includes('\n')));

const destructive = fc.constantFrom(
  'rm',
  'sudo',
  'dd',
  'mkfs',
  'format',
  'shred',
  'kill',
  'chown',
  'mv',
  'truncate',
  'fdisk',
  'userdel',
  'doas',
  'pkill',
);
const operands = fc.array(
  fc.oneof(fc.stringMatching(/^[a-z./_][a-z./_-]{0,7}$/), fc.constantFrom('-f', '-r', '/', '~', '*')),
  {
    maxLength: 3,
  },
);

/** Ways to write a word that the shell reads as the same word. */
const disguises: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `\\${word}`,
  (word) => `'${word}'`,
  (word) => `"${word}"`,
  (word) => `${word.slice(0, 1)}''${word.slice(1)}`,
  (word) => `$'\\x${word.charCodeAt(0).toString(16)}${word.slice(1)}'`,
  (word) => `/usr/bin/${word}`,
  (word) => `$(echo ${word})`,
];

/** Ways to have another program run a command. */
const wrappers: readonly ((command: string) => string)[] = [
  (command) => `sudo sh -c ${quoteWord(command)}`,
  (command) => `env A=b bash -c ${quoteWord(command)}`,
  (command) => `sh -c ${quoteWord(command)}`,
  (command) => `eval ${quoteWord(command)}`,
  (command) => `echo ${quoteWord(Buffer.from(command).toString('base64'))} | base64 -d | sh`,
  (command) => `printf %s ${quoteWord(command)} | bash`,
  // find itself fills in every {}, which makes another command of it.
  (command) => (command.includes('{}') ? command : `find . -exec sh -c ${quoteWord(command)} \\;`),
  (command) => `echo x | xargs sh -c ${quoteWord(command)}`,
  (command) => `nice -n 5 timeout 10 nohup bash -c ${quoteWord(command)}`,
  (command) => `(${command}\n)`,
  (command) => `{ ${command}\n}`,
  (command) => `if true; then ${command}\nfi`,
  (command) => `true && { ${command}\n}`,
  (command) => `f() { ${command}\n}; f`,
  (command) => `x=${quoteWord(command)}; eval "$x"`,
  (command) => `echo "$(${command}\n)"`,
  (command) => `bash <<< ${quoteWord(command)}`,
  (command) => `bash <<'END_OF_IT'\n${command}\nEND_OF_IT`,
  (command) => `ssh host ${quoteWord(command)}`,
  (command) => `su -c ${quoteWord(command)}`,
  (command) => `python3 -c ${quoteWord(`import os; os.system(${JSON.stringify(command)})`)}`,
];

test('Feature: shellpilot, Property 13: Destructive operation labeling', () => {
  fc.assert(
    fc.property(destructive, operands, fc.constantFrom(...disguises), (program, words, disguise) => {
      const { level, reasons } = assessRisk([disguise(program), ...words.map(String)].join(' '));
      expect(level).toBe('Medium');
      expect(reasons).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('wrapping never lowers the risk', () => {
  fc.assert(
    fc.property(
      oneLine,
      fc.array(fc.constantFrom(...wrappers), { minLength: 1, maxLength: 2 }),
      (command, layers) => {
        const wrapped = layers.reduce((inner, wrap) => wrap(inner), command);
        expect(rank(assessRisk(wrapped))).toBeGreaterThanOrEqual(rank(assessRisk(command)));
      },
    ),
    { numRuns: 3000 },
  );
});

test('joining never lowers the risk', () => {
  fc.assert(
    fc.property(oneLine, oneLine, fc.constantFrom(' && ', '; ', ' || ', ' | ', ' & '), (a, b, operator) => {
      const joined = rank(assessRisk(`{ ${a}\n}${operator}{ ${b}\n}`));
      expect(joined).toBeGreaterThanOrEqual(Math.max(rank(assessRisk(a)), rank(assessRisk(b))));
    }),
    { numRuns: 300 },
  );
});

test('a dangerous command as quoted data, comment, here-document or message raises nothing', () => {
  const places: readonly (readonly [(text: string) => string, number])[] = [
    [(text) => `echo ${quoteWord(text)}`, 0],
    [(text) => `printf '%s\\n' ${quoteWord(text)}`, 0],
    [(text) => `grep -F ${quoteWord(text)} log.txt`, 0],
    [(text) => `ls # ${text}`, 0],
    [(text) => `cat <<'END_OF_IT'\n${text}\nEND_OF_IT`, 0],
    [(text) => `cat <<< ${quoteWord(text)}`, 0],
    [(text) => `git commit -m ${quoteWord(text)}`, 1],
    [(text) => `git log --grep=${quoteWord(text)}`, 0],
    [(text) => `x=${quoteWord(text)}; echo "$x"`, 0],
    [(text) => `[ "$a" = ${quoteWord(text)} ]`, 0],
    [(text) => `echo ${quoteWord(text)} | wc -l`, 0],
    [(text) => `case ${quoteWord(text)} in a) ls;; esac`, 0],
  ];
  fc.assert(
    fc.property(dangerous, fc.constantFrom(...places), (text, [place, expected]) => {
      expect(rank(assessRisk(place(text)))).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

test('harmless data beside a dangerous command hides nothing', () => {
  const around: readonly ((command: string, text: string) => string)[] = [
    (command, text) => `echo ${quoteWord(text)}; ${command}`,
    (command, text) => `: ${quoteWord(text)} && ${command}`,
    (command, text) => `# ${text}\n${command}`,
    (command, text) => `${command} # ${text}`,
    (command, text) => `cat <<'END_OF_IT'\n${text}\nEND_OF_IT\n${command}`,
    (command, text) => `echo "it's ${text.replace(/["$`\\!]/g, '')}"; ${command}`,
  ];
  fc.assert(
    fc.property(dangerous, harmless, fc.constantFrom(...around), (command, text, place) => {
      expect(assessRisk(place(command, text)).withheld).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('any text at all gets an answer, and Medium or worse has reasons', () => {
  const noise = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          'rm',
          '-rf',
          '/',
          '$(',
          ')',
          '`',
          '"',
          "'",
          '{',
          '}',
          '|',
          '&&',
          ';',
          '<<E',
          '\n',
          '${',
          'x',
          '=',
          '(',
          '#',
          '\\',
          'if',
          'do',
          '*',
        ),
      )
      .map((parts) => parts.join(' ')),
    fc
      .array(fc.constantFrom('$(', '`', '"', "'", '{a,', '}', '((', '${x:-', '<(', 'eval ', 'sh -c '))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(noise, (command) => {
      const { level, withheld, reasons, read_only } = assessRisk(command);
      expect(withheld && level === 'Low').toBe(false);
      expect(read_only && level === 'Medium').toBe(false);
      if (level === 'Medium') expect(reasons).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});
