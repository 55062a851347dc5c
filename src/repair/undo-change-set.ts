import { dirname } from 'node:path';
import { removeFolder } from './apply-change-set.js';
import type { ChangedFile, StoredChangeSet } from './change-set.js';
import { type Disk, lookAt, removeIfThere } from './disk.js';
import { restoreFile } from './restore-file.js';
import { storedContent, writeChangeState } from './store-change-set.js';

/** A file that is not as ai-run left it, and where its old content is kept (undefined where there was none). */
export interface DifferingFile {
  readonly file: ChangedFile;
  readonly now: 'changed' | 'missing' | 'not a file' | 'moved';
  readonly oldContent: string | undefined;
  readonly newContent: string;
}

/** What an undo did: it restores every file that holds the new content, or touches none and says why. */
export type UndoOutcome =
  | { readonly kind: 'undone'; readonly restored: readonly ChangedFile[] }
  | { readonly kind: 'already' }
  | { readonly kind: 'differs'; readonly files: readonly DifferingFile[] };

/** Takes a change set back where each of its files is as ai-run left it or as it was before; safe to repeat when cut short. */
export function undoChangeSet(disk: Disk, stored: StoredChangeSet, now: () => Date): UndoOutcome {
  if (stored.state.state === 'undone' || stored.state.state === 'rolled-back') return { kind: 'already' };
  const places = stored.set.files.map((file) => whichContent(disk, file));
  const differing = stored.set.files.flatMap((file, index) => {
    const place = places[index];
    return place === undefined || place === 'old' || place === 'new'
      ? []
      : [describe(stored, file, index, place)];
  });
  if (differing.length > 0) return { kind: 'differs', files: differing };
  const restored: ChangedFile[] = [];
  for (const [index, file] of stored.set.files.entries()) {
    if (places[index] === 'new') {
      restoreFile(disk, stored, index);
      restored.push(file);
    }
    removeIfThere(disk, file.temporary);
  }
  for (const folder of stored.set.files.flatMap((file) => file.made_folders).reverse())
    removeFolder(disk, folder);
  writeChangeState(disk, stored, { state: 'undone', time: now().toISOString() });
  return { kind: 'undone', restored };
}

/** Which of its two contents a file holds now, by its hash alone. */
export function whichContent(disk: Disk, file: ChangedFile): 'old' | 'new' | DifferingFile['now'] {
  if (!isInPlace(disk, file)) return 'moved';
  const standing = lookAt(disk, file.path);
  if (standing.kind === 'other') return 'not a file';
  const hash = standing.kind === 'file' ? standing.sha256 : null;
  if (hash === file.old_sha256) return 'old';
  if (hash === file.new_sha256) return 'new';
  return hash === null ? 'missing' : 'changed';
}

/** A folder above the file may have become a link, and the file there is then not the one that was changed. */
function isInPlace(disk: Disk, { path }: ChangedFile): boolean {
  try {
    return disk.realpathSync(dirname(path)) === dirname(path);
  } catch {
    // Without its folder the file is missing, which is not elsewhere.
    return true;
  }
}

function describe(
  stored: StoredChangeSet,
  file: ChangedFile,
  index: number,
  now: DifferingFile['now'],
): DifferingFile {
  const oldContent = file.old_sha256 === null ? undefined : storedContent(stored.folder, index, 'old');
  return { file, now, oldContent, newContent: storedContent(stored.folder, index, 'new') };
}
