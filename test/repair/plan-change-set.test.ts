import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { sha256 } from '../../src/repair/disk.js';
import { type FileChange, planChanges } from '../../src/repair/plan-change-set.js';
import { makeGround } from './change-fixture.js';

let root = '';
const hash = sha256(Buffer.from('a\nb\n'));
const change = (path: string, rest: Partial<FileChange> = {}): FileChange => ({
  path,
  sha256: hash,
  edits: [{ search: 'b', replace: 'B' }],
  content: null,
  ...rest,
});
const plan = (...changes: FileChange[]) =>
  planChanges({ root, isIgnored: () => false }, changes, (path, seen) => path === 'a.txt' && seen === hash);
const reasons = (...changes: FileChange[]) => {
  const result = plan(...changes);
  return result.ok ? ['ok'] : result.refused.map(({ path, reason }) => `${path}: ${reason}`);
};

beforeEach(() => {
  root = makeGround().root;
  mkdirSync(join(root, 'sub'));
  writeFileSync(join(root, 'a.txt'), 'a\nb\n');
  writeFileSync(join(root, 'unseen.txt'), 'a\nb\n');
  symlinkSync('a.txt', join(root, 'same.txt'));
});

it('plans an edit of a file that was shown, and a new file', () => {
  const result = plan(change('a.txt'), change('sub/new.txt', { sha256: null, edits: [], content: 'n\n' }));
  expect(result).toMatchObject({
    ok: true,
    files: [
      { path: 'a.txt', before: Buffer.from('a\nb\n'), after: Buffer.from('a\nB\n') },
      { path: 'sub/new.txt', before: undefined, after: Buffer.from('n\n') },
    ],
  });
});

it.each<[string, FileChange, string]>([
  ['no hash', change('a.txt', { sha256: null }), 'missing'],
  ['a made-up hash', change('a.txt', { sha256: '0'.repeat(64) }), 'not one of a content'],
  ['a true hash of a file that was never shown', change('unseen.txt'), 'not one of a content'],
  ['a whole new content for an old file', change('a.txt', { edits: [], content: 'x' }), 'not as a whole'],
  ['edits and content at once', change('a.txt', { content: 'x' }), 'not as a whole'],
  ['edits for a file that is not there', change('new.txt'), 'not there'],
  ['edits for a new file', change('new.txt', { sha256: null, content: 'x' }), 'no edits'],
  ['neither edits nor content', change('new.txt', { sha256: null, edits: [] }), 'needs its content'],
  ['a folder', change('sub'), 'not a regular file'],
  ['a path that leaves', change('../x'), 'outside'],
  ['a secret', change('.env', { sha256: null, edits: [], content: 'x' }), 'secrets'],
  [
    'a masked secret',
    change('a.txt', { edits: [{ search: 'b', replace: 'k=[redacted:token]' }] }),
    'hidden as a secret',
  ],
  ['text that is not there', change('a.txt', { edits: [{ search: 'z', replace: '' }] }), 'not in the file'],
])('refuses %s', (_, proposed, reason) => {
  expect(reasons(proposed).join()).toContain(reason);
});

it('refuses a hash that was right before the file changed', () => {
  writeFileSync(join(root, 'a.txt'), 'a\nb\nc\n');
  expect(plan(change('a.txt'))).toMatchObject({
    ok: false,
    refused: [{ stale: true, reason: 'it changed after it was read' }],
  });
});

it('refuses a read-only file', () => {
  chmodSync(join(root, 'a.txt'), 0o444);
  expect(reasons(change('a.txt'))).toEqual(['a.txt: it is read-only']);
});

it('refuses two changes of one file, even by two names', () => {
  expect(reasons(change('a.txt'), change('same.txt', { edits: [{ search: 'a', replace: 'A' }] }))).toEqual([
    'a.txt: it is changed twice in one step',
  ]);
});

it('refuses all where one is refused, and too many or none', () => {
  expect(reasons(change('a.txt'), change('../x'))).toHaveLength(1);
  expect(reasons()).toHaveLength(1);
  expect(
    reasons(
      ...Array.from({ length: 21 }, (_, index) =>
        change(`n${index}`, { sha256: null, edits: [], content: '' }),
      ),
    ),
  ).toHaveLength(1);
});
