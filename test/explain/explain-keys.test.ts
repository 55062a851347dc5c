import { expect, it } from 'vitest';
import { explainKeys } from '../../src/explain/explain-keys.js';
import { toOption } from '../../src/explain/read-manual.js';
import { wordsOf } from './command-sample.js';

const manual = {
  description: 'x',
  options: [
    ...toOption('-x', 'extract'),
    ...toOption('-f VALUE', 'this file'),
    ...toOption('-C VALUE', 'go there'),
  ],
};
const explain = (line: string) => {
  const [program, ...rest] = wordsOf(line);
  const { pieces, took } = explainKeys(program?.value ?? '', rest, [manual]);
  return [...pieces.map(({ text, meaning }) => `${text}: ${meaning}`), took];
};

it.each([
  ['tar xf a.tar b', ['x: extract', 'f a.tar: this file', 2]],
  ['tar fC a.tar /b c', ['f a.tar: this file', 'C /b: go there', 3]],
  ['tar xf', ['x: extract', 'f: this file', 1]],
  ['tar zx', ['z: ', 'x: extract', 1]],
])('%s', (line, explained) => {
  expect(explain(line)).toEqual(explained);
});

it.each(['tar -xf a.tar', 'tar', 'tar x.tar', 'ls xf a'])('%s has none', (line) => {
  expect(explain(line)).toEqual([0]);
});
