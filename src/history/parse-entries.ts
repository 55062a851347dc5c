import { entrySchema, type HistoryEntry } from './entry-schema.js';

/** The entries of a log, oldest first, and how many lines were none. */
export interface ParsedLog {
  readonly entries: readonly HistoryEntry[];
  readonly skipped: number;
}

/** Reads lines as entries; torn, foreign and malformed lines are skipped and counted. */
export function parseEntries(lines: readonly string[]): ParsedLog {
  const entries = lines.flatMap((line) => parseEntry(line) ?? []);
  return { entries, skipped: lines.length - entries.length };
}

/** One line as an entry, or undefined where it is none. */
export function parseEntry(line: string): HistoryEntry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
