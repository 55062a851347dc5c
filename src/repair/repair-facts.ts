import type { SeenFile } from './seen-files.js';

/** One look and what it gave, already redacted. */
export interface LookRecord {
  readonly look: string;
  readonly text: string;
  readonly file?: SeenFile & { readonly from: number; readonly to: number };
}

/** One thing that was done or refused, for the model and for the report. */
export interface Attempt {
  readonly step: string;
  readonly result: string;
  readonly output: string;
}

const LOOKS_LIMIT = 64 * 1024;

/**
 * What the model gets to see of its own looks: the newest first, each only once, at most 64 KiB;
 * a file that has changed since is named but its old text is not shown again.
 */
export function lookFacts(
  records: readonly LookRecord[],
  currentHash: (path: string) => string | undefined,
): Record<string, unknown>[] {
  const latest = new Map(records.map((record) => [record.look, record]));
  let room = LOOKS_LIMIT;
  return [...latest.values()].reverse().map(({ look, text, file }) => {
    if (file && currentHash(file.path) !== file.sha256)
      return { look, result: 'The file has changed since: read it again before you edit it.' };
    room -= text.length;
    if (room < 0) return { look, result: 'Left out for want of room: look again if you need it.' };
    return file ? { look, ...file, result: text } : { look, result: text };
  });
}
