import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { applyChangeSet } from '../../src/repair/apply-change-set.js';
import type { StoredChangeSet } from '../../src/repair/change-set.js';
import { listChangeSets } from '../../src/repair/store-change-set.js';
import { undoChangeSet } from '../../src/repair/undo-change-set.js';
import { type Ground, makeGround, prepare, snapshot } from './change-fixture.js';

const now = () => new Date('2026-01-01T00:00:01Z');

function applied(): { ground: Ground; stored: () => StoredChangeSet } {
  const ground = makeGround();
  const set = prepare(ground, [
    { path: 'a.txt', before: Buffer.from('a\n'), after: Buffer.from('A\n') },
    { path: 'd/b.txt', before: undefined, after: Buffer.from('b\n') },
  ]);
  applyChangeSet(fs, set, now);
  return { ground, stored: () => listChangeSets(fs, ground.store)[0] ?? set };
}

it('restores old files and removes new ones with the folders made for them', () => {
  const { ground, stored } = applied();
  expect(undoChangeSet(fs, stored(), now)).toMatchObject({
    kind: 'undone',
    restored: [{ shown: 'a.txt' }, { shown: 'd/b.txt' }],
  });
  expect(snapshot(ground.root)).toEqual({ 'a.txt': Buffer.from('a\n').toString('base64') });
});

it('says so the second time and touches nothing', () => {
  const { ground, stored } = applied();
  undoChangeSet(fs, stored(), now);
  fs.writeFileSync(join(ground.root, 'a.txt'), 'A\n');
  expect(undoChangeSet(fs, stored(), now)).toEqual({ kind: 'already' });
  expect(fs.readFileSync(join(ground.root, 'a.txt'), 'utf8')).toBe('A\n');
});

it.each<[string, (root: string) => void, string]>([
  ['was edited by hand', (root) => fs.writeFileSync(join(root, 'a.txt'), 'mine\n'), 'changed'],
  ['is gone', (root) => fs.rmSync(join(root, 'a.txt')), 'missing'],
  [
    'is a folder now',
    (root) => {
      fs.rmSync(join(root, 'a.txt'));
      fs.mkdirSync(join(root, 'a.txt'));
    },
    'not a file',
  ],
])('touches no file where one %s', (_, disturb, expected) => {
  const { ground, stored } = applied();
  disturb(ground.root);
  const before = snapshot(ground.root);
  const outcome = undoChangeSet(fs, stored(), now);
  expect(outcome).toMatchObject({ kind: 'differs', files: [{ file: { shown: 'a.txt' }, now: expected }] });
  const kept = outcome.kind === 'differs' ? outcome.files[0]?.oldContent : undefined;
  expect(fs.readFileSync(kept ?? '', 'utf8')).toBe('a\n');
  expect(snapshot(ground.root)).toEqual(before);
});

it('leaves a folder in which someone has put something', () => {
  const { ground, stored } = applied();
  fs.writeFileSync(join(ground.root, 'd', 'mine.txt'), 'mine\n');
  expect(undoChangeSet(fs, stored(), now).kind).toBe('undone');
  expect(Object.keys(snapshot(ground.root)).sort()).toEqual(['a.txt', 'd', 'd/mine.txt']);
});

it('does not restore from a damaged copy', () => {
  const { ground, stored } = applied();
  fs.writeFileSync(join(stored().folder, '0.old'), 'rubbish');
  expect(() => undoChangeSet(fs, stored(), now)).toThrow('damaged');
  expect(fs.readFileSync(join(ground.root, 'a.txt'), 'utf8')).toBe('A\n');
});

it('touches nothing where a folder has become a link to another place', () => {
  const { ground, stored } = applied();
  const elsewhere = join(ground.root, '..', 'elsewhere');
  fs.mkdirSync(elsewhere);
  fs.writeFileSync(join(elsewhere, 'b.txt'), 'b\n');
  fs.rmSync(join(ground.root, 'd'), { recursive: true });
  fs.symlinkSync(elsewhere, join(ground.root, 'd'));
  expect(undoChangeSet(fs, stored(), now)).toMatchObject({
    kind: 'differs',
    files: [{ file: { shown: 'd/b.txt' }, now: 'moved' }],
  });
  expect(fs.readFileSync(join(elsewhere, 'b.txt'), 'utf8')).toBe('b\n');
});
