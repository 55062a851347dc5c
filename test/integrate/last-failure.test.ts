import { expect, it } from 'vitest';
import { failedUnseen, readLastFailure } from '../../src/integrate/last-failure.js';

it('reads code, command and output', () => {
  expect(readLastFailure({ AI_RUN_LAST: '2:\t ls: /x\n', AI_RUN_LAST_OUTPUT: 'no' })).toEqual({
    command: 'ls: /x',
    exit_code: 2,
    output: 'no',
  });
});

it('keeps a command of several lines', () => {
  expect(readLastFailure({ AI_RUN_LAST: '1:for x in a\ndo false\ndone' })?.command).toBe(
    'for x in a\ndo false\ndone',
  );
});

it('hides the place that zsh names', () => {
  const env = { AI_RUN_LAST: '1:cd x', AI_RUN_LAST_OUTPUT: '(eval):cd:1: no such file or directory: x' };
  expect(readLastFailure(env)?.output).toBe('cd: no such file or directory: x');
});

it.each([undefined, '', 'x', '1:', '1:  ', ':ls', '1234:ls'])('is undefined for %s', (value) => {
  expect(readLastFailure(value === undefined ? undefined : { AI_RUN_LAST: value })).toBeUndefined();
});

it.each([
  ['2:', true],
  ['127: \n', true],
  ['0:', false],
  ['1:ls', false],
  ['', false],
  [undefined, false],
])('of %j it says that the command is not seen: %s', (value, expected) => {
  expect(failedUnseen(value === undefined ? undefined : { AI_RUN_LAST: value })).toBe(expected);
});
