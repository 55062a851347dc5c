import type { StoredChangeSet } from './change-set.js';
import { type Disk, lookAt } from './disk.js';
import { whichContent } from './undo-change-set.js';

/** What a process that was killed while it changed files has left behind. */
export interface InterruptedSet {
  readonly stored: StoredChangeSet;
  /** The files that hold their new content already; the others are as they were. */
  readonly changed: readonly string[];
}

/** Change sets that were begun and never finished or taken back, as far as they left a trace in the project. */
export function interruptedSets(disk: Disk, sets: readonly StoredChangeSet[]): InterruptedSet[] {
  return sets
    .filter(({ state }) => state.state === 'prepared')
    .map((stored) => ({
      stored,
      changed: stored.set.files
        .filter((file) => whichContent(disk, file) === 'new')
        .map(({ shown }) => shown),
    }))
    .filter(({ stored, changed }) => changed.length > 0 || leftDraft(disk, stored));
}

function leftDraft(disk: Disk, { set }: StoredChangeSet): boolean {
  return set.files.some(({ temporary }) => lookAt(disk, temporary).kind === 'file');
}

/** One line on an interrupted set, with the way to take it back. */
export function describeInterrupted({ stored, changed }: InterruptedSet): string {
  const { id, files } = stored.set;
  const names = changed.length > 0 ? ` (${changed.join(', ')})` : '';
  return `An earlier change was cut short: ${changed.length} of ${files.length} files changed${names}. Take it back with ai-run --undo ${id}`;
}
