import { mkdirSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectPatterns, isTrusted, trustPatterns } from '../../src/config/project-trust.js';
import { temporaryFolder } from '../support/temporary-folder.js';

function project() {
  const root = realpathSync(temporaryFolder('ai-run-trust-'));
  const folder = join(root, '.ai-run/patterns');
  mkdirSync(join(root, 'deep/er'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'b.yaml'), 'patterns: []');
  writeFileSync(join(folder, 'a.yml'), 'patterns: []');
  writeFileSync(join(folder, 'notes.txt'), '');
  return { root, folder, trustFile: join(root, 'data/trust.json') };
}

function find(root: string) {
  const found = findProjectPatterns(root);
  if (found === undefined) throw new Error('no patterns found');
  return found;
}

test('patterns are found from any folder of the project, sorted', () => {
  const { root, folder } = project();
  const found = find(join(root, 'deep/er'));
  expect(found).toMatchObject({ folder, files: [join(folder, 'a.yml'), join(folder, 'b.yaml')] });
  expect(findProjectPatterns(tmpdir())).toBeUndefined();
});

test('trust holds for these contents in this real folder, and no longer', () => {
  const { root, folder, trustFile } = project();
  expect(isTrusted(find(root), trustFile)).toBe(false);
  trustPatterns(find(root), trustFile);
  expect(isTrusted(find(root), trustFile)).toBe(true);
  expect(statSync(trustFile).mode & 0o777).toBe(0o600);
  const link = `${root}-link`;
  symlinkSync(root, link);
  expect(isTrusted(find(link), trustFile)).toBe(true);
  writeFileSync(join(folder, 'c.yaml'), '');
  expect(isTrusted(find(root), trustFile)).toBe(false);
});

test('moving text from one file to another is a change; other projects keep their trust', () => {
  const one = project();
  const two = project();
  const { trustFile } = one;
  trustPatterns(find(one.root), trustFile);
  trustPatterns(find(two.root), trustFile);
  writeFileSync(join(one.folder, 'a.yml'), 'patterns: []p');
  writeFileSync(join(one.folder, 'b.yaml'), 'atterns: []');
  expect(isTrusted(find(one.root), trustFile)).toBe(false);
  expect(isTrusted(find(two.root), trustFile)).toBe(true);
});

test.each(['', 'null', '[1]', '{"/x": 3', '{}'])('a trust file with %j trusts nothing', (text) => {
  const { root } = project();
  const file = join(root, 'broken.json');
  writeFileSync(file, text);
  expect(isTrusted(find(root), file)).toBe(false);
});

test('a link to an endless device in a foreign project is no pattern file', () => {
  const { root, folder } = project();
  symlinkSync('/dev/zero', join(folder, 'c.yaml'));
  expect(findProjectPatterns(root)).toBeUndefined();
});

test('nothing is read of a project that was never trusted', () => {
  const { root, trustFile } = project();
  const found = { ...find(root), hash: () => expect.unreachable() };
  expect(isTrusted(found, trustFile)).toBe(false);
});
