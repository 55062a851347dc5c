import { expect, it } from 'vitest';
import { commandOf, programOf } from '../../src/history/describe-entry.js';
import { makeEntry } from '../../src/history/make-entry.js';

const known = { ts: '2026-01-01T00:00:00.000Z', cwd: '/app', argv: ['--fix', 'make', 'x'], exit_code: 2 };
const failure = { command: 'make x', stdout: '', stderr: '', merged: false };

it('names the command as it failed, else as it was made, else as it was typed', () => {
  expect(commandOf(makeEntry({ ...known, failure, generated_command: 'ls' }))).toBe('make x');
  expect(commandOf(makeEntry({ ...known, generated_command: 'ls' }))).toBe('ls');
  expect(commandOf(makeEntry(known))).toBe('--fix make x');
});

it.each([
  ['git push', 'git'],
  ['sudo -E /usr/bin/apt-get install x', 'apt-get'],
  ['A=1 env B=2 time make', 'make'],
  ['--fix npm test', 'npm'],
  ['', ''],
])('%j runs %j', (command, program) => {
  expect(programOf(command)).toBe(program);
});
