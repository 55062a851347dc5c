import { dirname } from 'node:path';
import type { StoredChangeSet } from './change-set.js';
import { type Disk, lookAt, removeIfThere, sha256, syncFolder, writeNew } from './disk.js';
import { storedContent } from './store-change-set.js';

/** Gives one file of a change set its old content back, by one rename or one removal. */
export function restoreFile(disk: Disk, stored: StoredChangeSet, index: number): void {
  const file = stored.set.files[index];
  if (!file) return;
  if (file.old_sha256 === null) removeIfThere(disk, file.path);
  else {
    const standing = lookAt(disk, file.path);
    const bytes = disk.readFileSync(storedContent(stored.folder, index, 'old'));
    if (sha256(bytes) !== file.old_sha256)
      throw new Error(`the stored old content of ${file.shown} is damaged`);
    removeIfThere(disk, file.temporary);
    writeNew(disk, file.temporary, bytes, standing.kind === 'file' ? standing.look : { mode: 0o600 });
    disk.renameSync(file.temporary, file.path);
  }
  syncFolder(disk, dirname(file.path));
}
