import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assessRisk } from '../../src/suggest/assess-risk.js';

const table = readFileSync(new URL('./risk-table.txt', `file://${__filename}`), 'utf8');

function rows(heading: string): readonly string[] {
  const section = table.split(`\n== ${heading} ==\n`)[1]?.split('\n== ')[0] ?? '';
  return section.split('\n').flatMap((line) => (line === '' ? [] : [line.replaceAll('⏎', '\n')]));
}

function verdict(command: string): string {
  const { level, withheld, read_only } = assessRisk(command);
  if (withheld) return 'withheld';
  return read_only ? 'reads' : level;
}

describe.each(['reads', 'Low', 'Medium', 'withheld'])('%s', (heading) => {
  test.each(rows(heading).map((command) => ({ command })))('$command', ({ command }) => {
    expect(verdict(command)).toBe(heading);
  });
});

test('the table is long', () => {
  expect(table.split('\n').length).toBeGreaterThan(500);
});

test('every risk has its reasons, the most serious first', () => {
  for (const command of [...rows('Medium'), ...rows('withheld')])
    expect(assessRisk(command).reasons).not.toEqual([]);
  expect(assessRisk('sudo touch a; rm -rf /').reasons).toEqual([
    'It deletes the whole file system.',
    'It runs with administrator rights.',
    'It creates an empty file or changes its time.',
  ]);
});

test.each([
  ['rm "$x"', 'It deletes what is only known at run time.'],
  ['rm -r "$x"', 'It deletes what is only known at run time and all that is in it.'],
  ['ls | xargs rm', 'It deletes what is only known at run time.'],
  ['rm a$x', 'It deletes a…'],
  ["find . -name '*.tmp' -delete", 'It deletes what is found in this folder and all that is in it.'],
])('the reason for %s reads as a sentence', (command, reason) => {
  expect(assessRisk(command).reasons).toEqual([reason]);
});

test('where it runs decides what a relative path means', () => {
  const verdictIn = (cwd: string, command: string) => assessRisk(command, { cwd, home: '/home/me' }).withheld;
  expect(verdictIn('/home/me/project/src', 'rm -rf ../build')).toBe(false);
  expect(verdictIn('/home/me/project', 'rm -rf ../../me')).toBe(true);
  expect(verdictIn('/', 'rm -rf etc')).toBe(true);
  expect(verdictIn('/home/me', 'rm -rf Documents')).toBe(true);
  expect(verdictIn('/home/me/project', 'rm -rf /home/me/project')).toBe(true);
  expect(verdictIn('/home/me/project', 'rm -rf /home/me/project/dist')).toBe(false);
});

test('an active virtual environment makes pip Low', () => {
  expect(assessRisk('pip install x', { virtualenv: true }).level).toBe('Low');
  expect(assessRisk('pip install --index-url http://x y', { virtualenv: true }).level).toBe('Medium');
});

test('what is too intricate to be seen through is withheld', () => {
  const nested = Array.from({ length: 60 }).reduce<string>(
    (inner) => `eval ${JSON.stringify(inner)}`.slice(0, 90_000),
    'ls',
  );
  expect(assessRisk(nested).withheld).toBe(true);
  expect(assessRisk('ls '.repeat(40_000)).withheld).toBe(true);
});

test.each(['', ' ', '#', '# rm -rf /'])('%j runs nothing and is not offered as Low by mistake', (command) => {
  expect(assessRisk(command).withheld).toBe(false);
});
