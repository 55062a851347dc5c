import { createHash } from 'node:crypto';
import type * as fs from 'node:fs';
import { dirname } from 'node:path';

/** The system calls that change sets are made of; a test can stop a process before any of them. */
export type Disk = Pick<
  typeof fs,
  | 'openSync'
  | 'writeSync'
  | 'fsyncSync'
  | 'closeSync'
  | 'fchmodSync'
  | 'fchownSync'
  | 'renameSync'
  | 'linkSync'
  | 'unlinkSync'
  | 'mkdirSync'
  | 'rmdirSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'lstatSync'
  | 'rmSync'
  | 'realpathSync'
>;

/** How a new file is to look: its permissions, and its owner where that is another one. */
export interface FileLook {
  readonly mode: number;
  readonly owner?: { readonly uid: number; readonly gid: number };
}

/** Writes a file that must not exist yet and waits until it is on the disk. */
export function writeNew(disk: Disk, path: string, bytes: Buffer, look: FileLook): void {
  const file = disk.openSync(path, 'wx', 0o600);
  try {
    let written = 0;
    while (written < bytes.length) written += disk.writeSync(file, bytes, written);
    if (look.owner) disk.fchownSync(file, look.owner.uid, look.owner.gid);
    disk.fchmodSync(file, look.mode);
    disk.fsyncSync(file);
  } finally {
    disk.closeSync(file);
  }
}

/** Replaces a file of ai-run's own at once: a reader sees the old or the new content, never a part. */
export function writeAtomically(disk: Disk, path: string, bytes: Buffer): void {
  const temporary = `${path}.tmp`;
  removeIfThere(disk, temporary);
  writeNew(disk, temporary, bytes, { mode: 0o600 });
  disk.renameSync(temporary, path);
  syncFolder(disk, dirname(path));
}

/** Makes renames in a folder last; systems that can't sync a folder do so on their own. */
export function syncFolder(disk: Disk, folder: string): void {
  try {
    const handle = disk.openSync(folder, 'r');
    try {
      disk.fsyncSync(handle);
    } finally {
      disk.closeSync(handle);
    }
  } catch {
    return;
  }
}

/** What stands at a path now: nothing, a regular file, or something that is neither read nor replaced. */
export type Standing =
  | { readonly kind: 'absent' | 'other' }
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly sha256: string; readonly look: FileLook };

/** Looks at a path without following a link there. */
export function lookAt(disk: Disk, path: string): Standing {
  const stats = disk.lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return { kind: 'absent' };
  if (!stats.isFile()) return { kind: 'other' };
  const bytes = disk.readFileSync(path);
  const look = { mode: stats.mode & 0o7777, owner: { uid: stats.uid, gid: stats.gid } };
  return { kind: 'file', bytes, sha256: sha256(bytes), look };
}

/** The hash by which contents are compared, in hexadecimal. */
export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Removes a file that may be gone already. */
export function removeIfThere(disk: Disk, path: string): void {
  if (disk.lstatSync(path, { throwIfNoEntry: false })) disk.unlinkSync(path);
}
