import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteWords } from '../../src/run/quote-words.js';

it('pasting the line gives the same words', () => {
  const hostile = fc.constantFrom(
    "'",
    '"',
    '\\',
    '$HOME',
    '`id`',
    '$(id)',
    '\n',
    ' ',
    '*',
    '~',
    '#',
    '!',
    ';',
    'a=b',
    '-n',
    'ü',
    '',
  );
  const word = fc
    .array(fc.oneof(hostile, fc.string({ maxLength: 5 })), { maxLength: 6 })
    .map((parts) => parts.join('').replaceAll('\0', ''));
  const lists = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(lists, (commands) => {
      const script = commands.map((words) => `printf '%s\\0' ${quoteWords(words)}`).join('\n');
      const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
      expect(stdout.split('\0').slice(0, -1)).toEqual(commands.flat());
    }),
    { numRuns: 20 },
  );
});
