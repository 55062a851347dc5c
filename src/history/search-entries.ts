import { commandOf } from './describe-entry.js';
import type { HistoryEntry } from './entry-schema.js';

/** The entries that hold every word of the query, in any case, in command, folder, cause, kind, notes or fixes. */
export function searchEntries(entries: readonly HistoryEntry[], query: string): HistoryEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = searchable(entry).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function searchable(entry: HistoryEntry): string {
  const fixes = entry.fixes?.map((fix) => fix.command) ?? [];
  const { cwd, error_type, root_cause, notes, prompt, accepted, outcome, ts } = entry;
  return [
    commandOf(entry),
    ...entry.argv,
    cwd,
    error_type,
    root_cause,
    notes,
    prompt,
    accepted,
    outcome,
    ts,
    ...fixes,
  ].join('\n');
}
