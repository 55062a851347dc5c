import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'tsup';
import { beforeAll, expect, it } from 'vitest';
import { applyChangeSet } from '../../../src/repair/apply-change-set.js';
import { interruptedSets } from '../../../src/repair/interrupted-sets.js';
import { listChangeSets } from '../../../src/repair/store-change-set.js';
import { undoChangeSet, whichContent } from '../../../src/repair/undo-change-set.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { type Ground, makeGround, prepare, snapshot } from '../change-fixture.js';

const now = () => new Date('2026-01-01T00:00:02Z');
const contents = [
  { path: 'a.txt', before: 'a\n', after: 'A\n' },
  { path: 'sub/b.txt', before: 'b\r\n', after: '' },
  { path: 'made/c.txt', before: null, after: 'c\n' },
];
const changes = contents.map(({ path, before, after }) => ({
  path,
  before: before === null ? undefined : Buffer.from(before),
  after: Buffer.from(after),
}));
let program = '';

beforeAll(async () => {
  const folder = temporaryFolder('ai-run-kill-');
  await build({
    entry: [join(__dirname, 'child.ts')],
    outDir: folder,
    format: ['cjs'],
    target: 'node20',
    platform: 'node',
    noExternal: [/.*/],
    config: false,
    silent: true,
    dts: false,
    clean: false,
  });
  program = join(folder, 'child.js');
});

/** Runs an action once for each system call that it makes, each time killed before that call. */
function killAtEachStep(
  action: string,
  make: () => Ground,
  check: (ground: Ground, step: number) => void,
): number {
  for (let step = 0; ; step += 1) {
    const ground = make();
    const args = [program, action, String(step), JSON.stringify(ground), JSON.stringify(contents)];
    const { signal, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    check(ground, step);
    fs.rmSync(join(ground.root, '..'), { recursive: true });
    if (signal === null) {
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return step;
    }
    expect(signal).toBe('SIGKILL');
  }
}

const old = () => {
  const ground = makeGround();
  prepare(ground, changes);
  return snapshot(ground.root);
};

const files = (shot: Record<string, string>) =>
  Object.entries(shot).filter(([, content]) => content !== 'folder');

it('storing: no file is touched, and the set is there whole or not at all', () => {
  const steps = killAtEachStep('store', makeGround, (ground) => {
    expect(snapshot(ground.root)).toEqual(old());
    const [stored, ...more] = listChangeSets(fs, ground.store);
    expect(more).toEqual([]);
    if (!stored) return;
    expect(applyChangeSet(fs, stored, now)).toEqual({ ok: true });
  });
  expect(steps).toBeGreaterThan(20);
}, 300_000);

it('applying: each file is old or new, that is told, undo knows which and restores all', () => {
  const make = () => {
    const ground = makeGround();
    prepare(ground, changes);
    return ground;
  };
  const seen = new Set<string>();
  const steps = killAtEachStep('apply', make, (ground) => {
    const stored = listChangeSets(fs, ground.store)[0];
    if (!stored) throw new Error('the change set is gone');
    seen.add(stored.set.files.map((file) => whichContent(fs, file)).join(' '));
    const touched = !isDeepStrictEqual(files(snapshot(ground.root)), files(old()));
    const told = touched && stored.state.state === 'prepared';
    expect(interruptedSets(fs, [stored])).toHaveLength(told ? 1 : 0);
    expect(undoChangeSet(fs, stored, now).kind).toBe('undone');
    expect(snapshot(ground.root)).toEqual(old());
  });
  expect(steps).toBeGreaterThan(30);
  expect([...seen]).toEqual(['old old old', 'new old old', 'new new old', 'new new new']);
}, 300_000);

it('undoing: each file is old or new, and a second undo ends the work', () => {
  const make = () => {
    const ground = makeGround();
    applyChangeSet(fs, prepare(ground, changes), now);
    return ground;
  };
  killAtEachStep('undo', make, (ground) => {
    const stored = listChangeSets(fs, ground.store)[0];
    if (!stored) throw new Error('the change set is gone');
    const outcome = undoChangeSet(fs, stored, now);
    expect(outcome.kind === 'undone' || stored.state.state === 'undone').toBe(true);
    expect(snapshot(ground.root)).toEqual(old());
  });
}, 300_000);
