import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
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

it('calls nothing plain that the sandbox of sed refuses', () => {
  const piece = fc.constantFrom(
    ...[
      's/a/b/',
      's|a|b|',
      's/[/]/x/',
      'y/ab/cd/',
      'p',
      'd',
      'w out',
      'e id',
      'e',
      'g',
      '1',
      '$',
      '1,2',
      '/a/',
      '!',
    ],
    ...[
      ';',
      '\n',
      ' ',
      '{',
      '}',
      'a x',
      'i\\\nx',
      'c x',
      ':l',
      'b l',
      't',
      'n',
      'l 5',
      'q',
      '\\,x,',
      '#c',
      'W out',
    ],
    ...['s/a\\/b/c/', 's,[^,]*,x,', 'I', 'M', 'w', '=', 'z', 'F', 'N', '/[/w]/', '\\n', 's/a/b', '/', ','],
  );
  const script = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(script, (text) => {
      const found = readSedScript(text);
      fc.pre(found?.length === 0);
      const { stderr } = spawnSync('sed', ['--sandbox', '-n', text], { input: '', encoding: 'utf8' });
      expect(stderr).not.toContain('sandbox');
    }),
    { numRuns: 300 },
  );
});
