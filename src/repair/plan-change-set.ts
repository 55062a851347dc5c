import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, type EditOutcome, newFileBytes, type TextEdit } from './apply-edit.js';
import type { ChangeSet } from './change-set.js';
import { confinePath, type Project } from './confine-path.js';
import { lookAt, sha256 } from './disk.js';
import { unifiedDiff } from './unified-diff.js';

/** A change to one file as it is proposed: edits of a file that was shown, or the content of a new one. */
export interface FileChange {
  readonly path: string;
  /** The hash of the content that the author was shown; null for a new file. */
  readonly sha256: string | null;
  readonly edits: readonly TextEdit[];
  readonly content: string | null;
}

/** A change that can be made: both contents and where they go. */
export interface PlannedFile {
  readonly absolute: string;
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer;
}

/** Why a change is blocked; a stale one may be proposed again from the present content. */
export interface RefusedChange {
  readonly path: string;
  readonly reason: string;
  readonly stale: boolean;
}

/** All changes as planned, or everything that blocks them: never a part of a proposal. */
export type ChangePlan =
  | { readonly ok: true; readonly files: readonly PlannedFile[] }
  | { readonly ok: false; readonly refused: readonly RefusedChange[] };

/** The largest file that is read or changed, and how many files one proposal may change. */
export const CHANGE_LIMITS = { bytes: 1024 * 1024, files: 20 } as const;

/** Checks a proposal against the files as they are now; `shown` knows which hashes of a path were handed out. */
export function planChanges(
  project: Project,
  changes: readonly FileChange[],
  shown: (path: string, hash: string) => boolean,
): ChangePlan {
  if (changes.length === 0 || changes.length > CHANGE_LIMITS.files)
    return { ok: false, refused: [refusal('', `a step may change 1 to ${CHANGE_LIMITS.files} files`)] };
  const results = changes.map((change) => planChange(project, change, shown));
  const refused = results.filter((result) => 'reason' in result);
  const files = results.filter((result) => 'after' in result);
  const twice = files.find(
    (file, index) => files.findIndex(({ absolute }) => absolute === file.absolute) < index,
  );
  if (twice) refused.push(refusal(twice.path, 'it is changed twice in one step'));
  return refused.length > 0 ? { ok: false, refused } : { ok: true, files };
}

/** The record of a plan that is stored before any file is touched. */
export function describeChangeSet(
  planned: readonly PlannedFile[],
  facts: Pick<ChangeSet, 'id' | 'time' | 'command' | 'root' | 'summary'>,
): ChangeSet {
  const files = planned.map(({ absolute, path, before, after }, index) => {
    const { added, removed } = unifiedDiff(path, before, after);
    return {
      path: absolute,
      shown: path,
      temporary: join(dirname(absolute), `.ai-run-${facts.id}-${index}.tmp`),
      old_sha256: before ? sha256(before) : null,
      new_sha256: sha256(after),
      added,
      removed,
      made_folders: missingFolders(dirname(absolute)),
    };
  });
  return { version: 1, ...facts, files };
}

function planChange(
  project: Project,
  change: FileChange,
  shown: (path: string, hash: string) => boolean,
): PlannedFile | RefusedChange {
  const place = confinePath(project, change.path);
  if (!place.ok) return refusal(change.path, place.reason);
  const { absolute, path, stats } = place;
  if (stats && !stats.isFile()) return refusal(path, 'it is not a regular file');
  if (stats && stats.size > CHANGE_LIMITS.bytes) return refusal(path, 'it is too large');
  if (stats && (stats.mode & 0o222) === 0) return refusal(path, 'it is read-only');
  const standing = lookAt(fs, absolute);
  const before = standing.kind === 'file' ? standing.bytes : undefined;
  const trouble = mismatch(change, standing.kind === 'file' ? standing.sha256 : null, (hash) =>
    shown(path, hash),
  );
  if (trouble) return refusal(path, trouble.reason, trouble.stale);
  const outcome = rewrite(before, change);
  if (!outcome.ok) return refusal(path, outcome.reason, before !== undefined);
  if (outcome.bytes.length > CHANGE_LIMITS.bytes) return refusal(path, 'it would be too large');
  return { absolute, path, before, after: outcome.bytes };
}

function mismatch(
  change: FileChange,
  current: string | null,
  shown: (hash: string) => boolean,
): { reason: string; stale: boolean } | undefined {
  if (current === null)
    return change.sha256 === null ? undefined : { reason: 'it is not there (any more)', stale: true };
  if (change.sha256 === null)
    return { reason: 'it exists, and the hash of the content that was read is missing', stale: true };
  if (!shown(change.sha256)) return { reason: 'its hash is not one of a content that was read', stale: true };
  return change.sha256 === current ? undefined : { reason: 'it changed after it was read', stale: true };
}

/** What stands in for a secret in all that the model is shown; it must not be written into a file. */
const MASK = /\[redacted:[^\]\s]*\]/;

function rewrite(before: Buffer | undefined, change: FileChange): EditOutcome {
  const { content, edits } = change;
  const texts = [content ?? '', ...edits.flatMap(({ search, replace }) => [search, replace])];
  if (texts.some((text) => MASK.test(text)))
    return { ok: false, reason: 'it touches text that is hidden as a secret' };
  if (before) {
    if (content !== null)
      return { ok: false, reason: 'an existing file is changed by edits, not as a whole' };
    return applyEdits(before, edits);
  }
  if (content === null || edits.length > 0)
    return { ok: false, reason: 'a new file needs its content and no edits' };
  return newFileBytes(content);
}

function missingFolders(folder: string): string[] {
  if (fs.existsSync(folder)) return [];
  return [...missingFolders(dirname(folder)), folder];
}

function refusal(path: string, reason: string, stale = false): RefusedChange {
  return { path, reason, stale };
}
