import { expect, it } from 'vitest';
import { folderOfLine } from '../../src/shell/folder-of-line.js';

it.each([
  ['cd sub && make', { path: 'sub', cd: 'cd sub' }],
  ['cd sub; make && make install', { path: 'sub', cd: 'cd sub' }],
  ["cd 'my project' && make", { path: 'my project', cd: "cd 'my project'" }],
  ['cd ~/x && make', { path: '~/x', cd: 'cd ~/x' }],
])('%s runs elsewhere', (line, folder) => {
  expect(folderOfLine(line)).toEqual(folder);
});

it.each([
  'make',
  'cd sub',
  'cd',
  'cd && make',
  'cd a b && make',
  'cd - && make',
  'cd $DIR && make',
  'cd "$(pwd)/x" && make',
  'cd sub* && make',
  'cd a && cd b && make',
  'cd sub || make',
  'cd sub & make',
  'cd sub | make',
  'sudo cd sub && make',
  '(cd sub) && make',
  'make && cd sub',
])('%s: where it runs is not known, or is here', (line) => {
  expect(folderOfLine(line)).toBeUndefined();
});
