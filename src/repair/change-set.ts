import { z } from 'zod';

const changedFile = z.object({
  /** Absolute, with links resolved. */
  path: z.string(),
  /** Relative to the project root, as it is shown. */
  shown: z.string(),
  /** Where the next content is written before it takes the file's place. */
  temporary: z.string(),
  /** null where the file was not there before. */
  old_sha256: z.string().nullable(),
  new_sha256: z.string(),
  added: z.number(),
  removed: z.number(),
  made_folders: z.array(z.string()),
});

/** What is known of a change set before any of its files is touched. */
export const changeSetSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  time: z.string(),
  command: z.string(),
  root: z.string(),
  summary: z.string(),
  files: z.array(changedFile).min(1),
});

/** How far a change set has come; the files' own hashes decide where the two disagree. */
export const changeStateSchema = z.object({
  state: z.enum(['prepared', 'applied', 'rolled-back', 'undone']),
  time: z.string(),
});

export type ChangedFile = z.infer<typeof changedFile>;
export type ChangeSet = z.infer<typeof changeSetSchema>;
export type ChangeState = z.infer<typeof changeStateSchema>;

/** A change set on disk: its folder holds `set.json`, `state.json` and each file's `N.old` and `N.new`. */
export interface StoredChangeSet {
  readonly folder: string;
  readonly set: ChangeSet;
  readonly state: ChangeState;
}

/** The shape of a change set's id: when it was made, to the millisecond, and four random digits. */
export const CHANGE_ID = /^\d{8}-\d{9}-[0-9a-f]{4}$/;

/** An id that sorts by time. */
export function changeSetId(now: Date, random: string): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(8, 17)}-${random.slice(0, 4)}`;
}
