import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.js';
import {
  CHANGE_ID,
  type ChangeSet,
  type ChangeState,
  changeSetSchema,
  changeStateSchema,
  type StoredChangeSet,
} from './change-set.js';
import { type Disk, syncFolder, writeAtomically, writeNew } from './disk.js';
import type { PlannedFile } from './plan-change-set.js';

/** How many change sets are kept; the oldest go first. */
const KEEP = 100;
const PARTIAL = '.partial-';

/** Puts a change set with all old and new content on the disk, whole or not at all. */
export function storeChangeSet(
  disk: Disk,
  folder: string,
  set: ChangeSet,
  planned: readonly PlannedFile[],
): StoredChangeSet {
  const state: ChangeState = { state: 'prepared', time: set.time };
  const partial = join(folder, PARTIAL + set.id);
  makeFolder(folder, disk.mkdirSync);
  disk.mkdirSync(partial, { mode: 0o700 });
  for (const [index, file] of planned.entries()) {
    if (file.before) writeNew(disk, join(partial, `${index}.old`), file.before, { mode: 0o600 });
    writeNew(disk, join(partial, `${index}.new`), file.after, { mode: 0o600 });
  }
  writeNew(disk, join(partial, 'state.json'), json(state), { mode: 0o600 });
  writeNew(disk, join(partial, 'set.json'), json(set), { mode: 0o600 });
  syncFolder(disk, partial);
  disk.renameSync(partial, join(folder, set.id));
  syncFolder(disk, folder);
  prune(disk, folder);
  return { folder: join(folder, set.id), set, state };
}

/** Notes how far a change set has come. */
export function writeChangeState(disk: Disk, stored: StoredChangeSet, state: ChangeState): void {
  writeAtomically(disk, join(stored.folder, 'state.json'), json(state));
}

/** All readable change sets, the newest first; damaged ones are left out. */
export function listChangeSets(disk: Disk, folder: string): StoredChangeSet[] {
  return ids(disk, folder)
    .map((id) => readChangeSet(disk, join(folder, id)))
    .filter((stored) => stored !== undefined)
    .reverse();
}

/** The stored content of one of a set's files, by its place in the set. */
export function storedContent(folder: string, index: number, which: 'old' | 'new'): string {
  return join(folder, `${index}.${which}`);
}

function readChangeSet(disk: Disk, folder: string): StoredChangeSet | undefined {
  try {
    const set = changeSetSchema.parse(JSON.parse(disk.readFileSync(join(folder, 'set.json'), 'utf8')));
    const state = changeStateSchema.parse(JSON.parse(disk.readFileSync(join(folder, 'state.json'), 'utf8')));
    return { folder, set, state };
  } catch {
    return undefined;
  }
}

/** Drops the oldest sets, and what a killed process left of one that is older than the last two. */
function prune(disk: Disk, folder: string): void {
  const all = ids(disk, folder);
  const partial = disk.readdirSync(folder).filter((name) => name.startsWith(PARTIAL));
  const torn = partial.filter((name) => name.slice(PARTIAL.length) < (all.at(-2) ?? ''));
  for (const name of [...all.slice(0, -KEEP), ...torn])
    disk.rmSync(join(folder, name), { recursive: true, force: true });
}

function ids(disk: Disk, folder: string): string[] {
  if (!disk.lstatSync(folder, { throwIfNoEntry: false })) return [];
  return disk
    .readdirSync(folder)
    .filter((name) => CHANGE_ID.test(name))
    .sort();
}

function json(value: ChangeSet | ChangeState): Buffer {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);
}
