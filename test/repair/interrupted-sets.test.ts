import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyChangeSet } from '../../src/repair/apply-change-set.js';
import { describeInterrupted, interruptedSets } from '../../src/repair/interrupted-sets.js';
import { listChangeSets } from '../../src/repair/store-change-set.js';
import { undoChangeSet } from '../../src/repair/undo-change-set.js';
import { makeGround, prepare } from './change-fixture.js';

const now = () => new Date('2026-01-01T00:00:02Z');
const changes = ['a.txt', 'b.txt'].map((path) => {
  return { path, before: Buffer.from('old\n'), after: Buffer.from('new\n') };
});

function prepared() {
  const ground = makeGround();
  const stored = prepare(ground, changes);
  return { ...ground, stored, found: () => interruptedSets(fs, listChangeSets(fs, ground.store)) };
}

test('a set of which nothing was done, and one that was finished or taken back, is none', () => {
  const { stored, found } = prepared();
  expect(found()).toEqual([]);
  applyChangeSet(fs, stored, now);
  expect(found()).toEqual([]);
  undoChangeSet(fs, { ...stored, state: { state: 'applied', time: '' } }, now);
  expect(found()).toEqual([]);
});

test('a set that changed one of two files is named with that file and the way back', () => {
  const { root, found, stored } = prepared();
  fs.writeFileSync(join(root, 'b.txt'), 'new\n');
  const [interrupted] = found();
  if (!interrupted) throw new Error('nothing was found');
  expect(describeInterrupted(interrupted)).toBe(
    `An earlier change was cut short: 1 of 2 files changed (b.txt). Take it back with ai-run --undo ${stored.set.id}`,
  );
});

test('a draft that was left behind is named, too', () => {
  const { stored, found } = prepared();
  fs.writeFileSync(stored.set.files[0]?.temporary ?? '', 'new\n');
  expect(found().map(describeInterrupted)).toEqual([expect.stringContaining('0 of 2 files changed. Take')]);
  undoChangeSet(fs, stored, now);
  expect(found()).toEqual([]);
});
