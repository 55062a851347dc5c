import { expect, it } from 'vitest';
import { readSedScript } from '../../src/suggest/read-sed-script.js';

it.each([
  's/a/b/',
  's|a|b|g',
  's/w out/e x/',
  's/[/]w x/y/',
  '1,5p;$d',
  '/w x/d',
  '\\cwcd',
  'a\\\nw out',
  '2i text; w out',
  'y/abc/xyz/',
  ':a;N;$!ba;s/\\n/ /g',
  '/start/,/end/{s/a/b/;p}',
  '',
])('%j only prints', (script) => {
  expect(readSedScript(script)).toEqual([]);
});

it.each([
  ['w out.txt', 'writes', 'out.txt'],
  ['/x/w out.txt', 'writes', 'out.txt'],
  ['s/a/b/w out.txt', 'writes', 'out.txt'],
  ['s/a/b/gw out.txt', 'writes', 'out.txt'],
  ['1{p;w out.txt\n}', 'writes', 'out.txt'],
  ['1e date', 'runs', 'date'],
  ['s/.*/date/e', 'runs', ''],
  ['p;e', 'runs', ''],
])('%j does more', (script, kind, text) => {
  expect(readSedScript(script)).toEqual([{ kind, text }]);
});

it.each(['s/a/b', '/open', 'k', 's'])('%j is not understood', (script) => {
  expect(readSedScript(script)).toBeUndefined();
});
