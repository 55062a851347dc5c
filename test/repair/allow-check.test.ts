import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAllowedCheck, plainWords } from '../../src/repair/allow-check.js';

const harmless = { level: 'Low', withheld: false, read_only: true } as const;
const isAllowed = (command: string, ...allowed: string[]) => isAllowedCheck(command, harmless, allowed);

it.each([
  ['git status', 'git status'],
  ['git status --short', 'git status'],
  ['  git   status', 'git status'],
  ['npm ls', 'npm ls'],
])('%j is allowed by %j', (command, allowed) => {
  expect(isAllowed(command, 'ls', allowed)).toBe(true);
});

it.each([
  'git status; rm x',
  'git status && rm x',
  'git status | sh',
  'git status & rm x',
  'git status\nrm x',
  'git status > x',
  'git status $(rm x)',
  'git status `rm x`',
  'git status <(rm x)',
  'X=1 git status',
  'git status $HOME',
  'git "status"',
  'git stat*',
  'gitstatus',
  'git',
  'git statusx',
  '! git status',
  'sudo git status',
  '(git status)',
  '{ git status; }',
  'git status {a,b}',
  'git status ~',
  'git status #x',
  "git status 'x",
  'if git status; then x; fi',
])('%j is not git status', (command) => {
  expect(isAllowed(command, 'git status')).toBe(false);
});

it('allows nothing by default, nor anything that may change something', () => {
  expect(isAllowed('git status')).toBe(false);
  expect(isAllowed('git status', '')).toBe(false);
  expect(isAllowed('git status', 'git status; x')).toBe(false);
  for (const risk of [{ level: 'Medium' as const }, { withheld: true }, { read_only: false }])
    expect(isAllowedCheck('git status', { ...harmless, ...risk }, ['git status'])).toBe(false);
});

it('Feature: shellpilot, Property: an allowed check has exactly the words it shows', () => {
  const piece = fc.constantFrom(
    'git',
    'status',
    ' ',
    ';',
    '&',
    '|',
    '\n',
    '$(x)',
    '`x`',
    '>',
    '<',
    '"',
    "'",
    '\\',
    '*',
    '#',
    '~',
    '-s',
    '=',
    '{',
    '}',
    '(',
    ')',
    '!',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const command = `git status${pieces.join('')}`;
      if (!isAllowed(command, 'git status')) return;
      expect(command.trim().split(/ +/)).toEqual(plainWords(command));
      expect(command).toMatch(/^[\w@%+=:,./ -]+$/);
    }),
    { numRuns: 2000 },
  );
});
