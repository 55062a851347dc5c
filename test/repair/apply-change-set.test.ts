import * as fs from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChangeSet } from '../../src/repair/apply-change-set.js';
import { listChangeSets } from '../../src/repair/store-change-set.js';
import { undoChangeSet } from '../../src/repair/undo-change-set.js';
import { anyContent } from './any-content.js';
import { type Change, makeGround, prepare, snapshot } from './change-fixture.js';

const now = () => new Date('2026-01-01T00:00:01Z');
const bytes = (text: string) => Buffer.from(text);
const twoFiles: readonly Change[] = [
  { path: 'a.txt', before: bytes('a\n'), after: bytes('A\n') },
  { path: 'new/deep/b.txt', before: undefined, after: bytes('b\n') },
];

describe('applying', () => {
  it('changes old files and makes new ones, and leaves nothing else', () => {
    const ground = makeGround();
    const stored = prepare(ground, twoFiles);
    expect(applyChangeSet(fs, stored, now)).toEqual({ ok: true });
    expect(Object.keys(snapshot(ground.root)).sort()).toEqual(['a.txt', 'new', 'new/deep', 'new/deep/b.txt']);
    expect(fs.readFileSync(join(ground.root, 'a.txt'), 'utf8')).toBe('A\n');
    expect(listChangeSets(fs, ground.store)[0]?.state.state).toBe('applied');
  });

  it('keeps the mode of a file', () => {
    const ground = makeGround();
    const stored = prepare(ground, twoFiles);
    fs.chmodSync(join(ground.root, 'a.txt'), 0o751);
    applyChangeSet(fs, stored, now);
    expect(fs.statSync(join(ground.root, 'a.txt')).mode & 0o7777).toBe(0o751);
    undoChangeSet(fs, listChangeSets(fs, ground.store)[0] ?? stored, now);
    expect(fs.statSync(join(ground.root, 'a.txt')).mode & 0o7777).toBe(0o751);
  });

  it('keeps the store to its owner', () => {
    const ground = makeGround();
    const { folder } = prepare(ground, twoFiles);
    const modes = [ground.store, folder, join(folder, '0.old'), join(folder, 'set.json')].map(
      (path) => fs.statSync(path).mode & 0o077,
    );
    expect(modes).toEqual([0, 0, 0, 0]);
  });

  it.each<[string, (root: string) => void]>([
    ['an old file changed meanwhile', (root) => fs.writeFileSync(join(root, 'a.txt'), 'mine\n')],
    ['an old file is gone', (root) => fs.rmSync(join(root, 'a.txt'))],
    [
      'an old file became a link',
      (root) => {
        fs.renameSync(join(root, 'a.txt'), join(root, 'c.txt'));
        fs.symlinkSync('c.txt', join(root, 'a.txt'));
      },
    ],
    [
      'the new file is there by now',
      (root) => {
        fs.mkdirSync(join(root, 'new/deep'), { recursive: true });
        fs.writeFileSync(join(root, 'new/deep/b.txt'), 'mine\n');
      },
    ],
    ['a folder of the new file became a link out', (root) => fs.symlinkSync('/tmp', join(root, 'new'))],
  ])('changes nothing where %s', (_, disturb) => {
    const ground = makeGround();
    const stored = prepare(ground, twoFiles);
    disturb(ground.root);
    const before = snapshot(ground.root);
    expect(applyChangeSet(fs, stored, now)).toMatchObject({ ok: false, left: [] });
    expect(snapshot(ground.root)).toEqual(before);
  });

  it('puts back what it had changed where a later call fails, whichever it is', () => {
    let failed = 0;
    for (let step = 0; ; step += 1) {
      const ground = makeGround();
      const stored = prepare(ground, twoFiles);
      const before = snapshot(ground.root);
      const outcome = applyChangeSet(failingAt(step), stored, now);
      if (outcome.ok && step > 60) break;
      if (!outcome.ok) {
        failed += 1;
        expect(snapshot(ground.root)).toEqual(before);
      }
    }
    expect(failed).toBeGreaterThan(20);
  });
});

/** A disk whose call number `step`, and no other, fails as a full disk does. */
function failingAt(step: number): typeof fs {
  let calls = 0;
  return new Proxy(fs, {
    get: (target, name: keyof typeof fs) => {
      const real: unknown = target[name];
      return typeof real !== 'function'
        ? real
        : (...args: unknown[]) => {
            calls += 1;
            if (calls - 1 === step && name !== 'closeSync')
              throw new Error('ENOSPC: no space left on device');
            return Reflect.apply(real, target, args);
          };
    },
  });
}

it('Feature: shellpilot, Property: applying and then undoing is the identity for any file content', () => {
  const change = fc.record({ before: fc.option(anyContent, { nil: undefined }), after: anyContent });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (contents) => {
      const changes = contents
        .map(({ before, after }, index) => ({ path: `${index % 2 ? 'd/' : ''}${index}.bin`, before, after }))
        .filter(({ before, after }) => !before?.equals(after));
      fc.pre(changes.length > 0);
      const ground = makeGround();
      const stored = prepare(ground, changes);
      const old = snapshot(ground.root);
      expect(applyChangeSet(fs, stored, now)).toEqual({ ok: true });
      for (const { path, after } of changes)
        expect(fs.readFileSync(join(ground.root, path)).equals(after)).toBe(true);
      const applied = listChangeSets(fs, ground.store)[0] ?? stored;
      expect(undoChangeSet(fs, applied, now)).toMatchObject({ kind: 'undone' });
      expect(snapshot(ground.root)).toEqual(old);
    }),
    { numRuns: 150 },
  );
});
