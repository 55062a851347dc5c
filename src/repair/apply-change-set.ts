import { dirname } from 'node:path';
import { messageOf } from '../errors.js';
import type { ChangedFile, StoredChangeSet } from './change-set.js';
import { type Disk, type FileLook, lookAt, removeIfThere, syncFolder, writeNew } from './disk.js';
import { restoreFile } from './restore-file.js';
import { storedContent, writeChangeState } from './store-change-set.js';

/** Everything changed, or nothing and why; `left` names files that could not be put back. */
export type ApplyOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly left: readonly string[] };

interface Staged {
  readonly file: ChangedFile;
  readonly isNew: boolean;
}

/**
 * Applies a stored change set. Each file changes by one rename, so that a process killed between any two calls
 * leaves it old or new; what fails before the end is put back.
 */
export function applyChangeSet(disk: Disk, stored: StoredChangeSet, now: () => Date): ApplyOutcome {
  const changed: number[] = [];
  try {
    const staged = stored.set.files.map((file, index) => stage(disk, stored, file, index));
    for (const { file } of staged) expectOld(disk, file);
    for (const [index, entry] of staged.entries()) {
      commit(disk, entry);
      changed.push(index);
    }
    for (const folder of new Set(staged.map(({ file }) => dirname(file.path)))) syncFolder(disk, folder);
    writeChangeState(disk, stored, { state: 'applied', time: now().toISOString() });
    return { ok: true };
  } catch (cause) {
    const left = rollBack(disk, stored, changed);
    if (left.length === 0) noteRollback(disk, stored, now);
    return { ok: false, reason: messageOf(cause), left };
  }
}

/** Where even this can't be written, the files' hashes still say that nothing is changed. */
function noteRollback(disk: Disk, stored: StoredChangeSet, now: () => Date): void {
  try {
    writeChangeState(disk, stored, { state: 'rolled-back', time: now().toISOString() });
  } catch {
    return;
  }
}

function stage(disk: Disk, stored: StoredChangeSet, file: ChangedFile, index: number): Staged {
  for (const folder of file.made_folders) makeFolder(disk, folder);
  const standing = lookAt(disk, file.path);
  const bytes = disk.readFileSync(storedContent(stored.folder, index, 'new'));
  const look: FileLook = standing.kind === 'file' ? standing.look : { mode: newFileMode() };
  writeNew(disk, file.temporary, bytes, look);
  return { file, isNew: file.old_sha256 === null };
}

function newFileMode(): number {
  return 0o666 & ~process.umask();
}

function makeFolder(disk: Disk, folder: string): void {
  if (!disk.lstatSync(folder, { throwIfNoEntry: false })) disk.mkdirSync(folder);
}

/** The file must still be as it was planned from, in the place it was planned for. */
function expectOld(disk: Disk, file: ChangedFile): void {
  const standing = lookAt(disk, file.path);
  const hash = standing.kind === 'file' ? standing.sha256 : null;
  if (standing.kind === 'other' || hash !== file.old_sha256)
    throw new Error(`${file.shown} changed meanwhile`);
  if (disk.realpathSync(dirname(file.path)) !== dirname(file.path))
    throw new Error(`${file.shown} was moved meanwhile`);
}

function commit(disk: Disk, { file, isNew }: Staged): void {
  expectOld(disk, file);
  if (!isNew) {
    disk.renameSync(file.temporary, file.path);
    return;
  }
  try {
    // A link, unlike a rename, fails where another process has made the file in the meantime.
    disk.linkSync(file.temporary, file.path);
    disk.unlinkSync(file.temporary);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') throw cause;
    disk.renameSync(file.temporary, file.path);
  }
}

function rollBack(disk: Disk, stored: StoredChangeSet, changed: readonly number[]): string[] {
  const left: string[] = [];
  for (const [index, file] of stored.set.files.entries()) {
    try {
      if (changed.includes(index)) restoreFile(disk, stored, index);
      removeIfThere(disk, file.temporary);
    } catch {
      left.push(file.shown);
    }
  }
  for (const folder of stored.set.files.flatMap(({ made_folders }) => made_folders).reverse())
    removeFolder(disk, folder);
  return left;
}

/** Removes a folder that ai-run made, unless someone has put something there. */
export function removeFolder(disk: Disk, folder: string): void {
  try {
    disk.rmdirSync(folder);
  } catch {
    return;
  }
}
