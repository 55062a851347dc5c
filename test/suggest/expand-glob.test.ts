import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expandGlob } from '../../src/suggest/expand-glob.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const NAMES = [
  'a',
  'ab',
  'b.txt',
  '.hidden',
  '[x]',
  'A',
  'sub/a',
  'sub/c',
  'sub/.d',
  'sub/deep/e',
  'x-y',
  'z^',
];

function list(folder: string): readonly string[] {
  try {
    return statSync(folder).isDirectory() ? readdirSync(folder) : [];
  } catch {
    return [];
  }
}

it('finds the paths that bash finds', () => {
  const root = temporaryFolder('ai-run-glob-');
  for (const name of NAMES) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), '');
  }
  const atom = fc.constantFrom('a', 'b', '.', '*', '?', '[a-b]', '[!a]', '[^a]', 'x', '-', 'sub');
  const part = fc.array(atom, { minLength: 1, maxLength: 3 }).map((atoms) => atoms.join(''));
  const pattern = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
  fc.assert(
    fc.property(pattern, (text) => {
      fc.pre(/[*?[]/.test(text) && !/(?:^|\/)\.+(?:\/|$)|(?:^|\/)\.[*?[]/.test(text));
      const script = `shopt -s nullglob; printf '%s\\0' ${root}/${text}`;
      const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8', env: { LC_ALL: 'C' } });
      const real = stdout.split('\0').filter((path) => path !== '');
      expect([...expandGlob(`${root}/${text}`, list)].sort()).toEqual(real.sort());
    }),
    { numRuns: 200 },
  );
});

it('leaves hidden names out unless they are asked for', () => {
  const inFolder = () => ['a', '.b'];
  expect(expandGlob('/*', inFolder)).toEqual(['/a']);
  expect(expandGlob('/.*', inFolder)).toEqual(['/.b']);
});

it('stops at 1000 paths', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `f${index}`);
  expect(expandGlob('/*', () => many)).toHaveLength(1000);
});
