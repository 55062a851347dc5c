import { expect, it } from 'vitest';
import { summarise } from '../../src/explain/summarise.js';
import { parseLine } from '../../src/shell/parse-line.js';
import { lookUpIn } from './command-sample.js';

const lookUp = lookUpIn({
  a: { description: 'does a', options: [] },
  sudo: { description: 'as another', options: [] },
  find: { description: 'search', options: [] },
});

it.each([
  ['', 'It runs nothing.'],
  ['a', 'It runs `a` (does a).'],
  ['b', 'It runs `b`.'],
  ['a && b || a', 'It runs `a` (does a), and if that succeeds `b`, or if that fails `a` (does a).'],
  [
    'a | b |& a',
    'It runs `a` (does a), whose output goes to `b`, whose output and errors go to `a` (does a).',
  ],
  ['a; b &', 'It runs `a` (does a), then `b` in the background.'],
  ['sudo a', 'It runs `sudo a` (does a).'],
  ['find . -exec a {} +', 'It runs `find` (search).'],
  ['x=1', 'It runs an assignment.'],
  ['for i in 1; do a; done', 'It runs a loop.'],
  ['if a; then b; fi', 'It runs an `if`.'],
  ['f() { a; }', 'It runs nothing yet (it defines the function f).'],
  ['(a; b)', 'It runs a group of commands.'],
  ['{ a; } > f', 'It runs a group of commands.'],
])('%s', (line, sentence) => {
  expect(summarise(parseLine(line), lookUp)).toBe(sentence);
});
