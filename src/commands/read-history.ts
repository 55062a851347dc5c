import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { parseEntries } from '../history/parse-entries.js';
import { readLines } from '../history/read-lines.js';

/** Every readable entry of the history, oldest first; AI_RUN_DEBUG=1 says how many lines were skipped. */
export function readHistory(
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'stderr'>,
): readonly HistoryEntry[] {
  const paths = resolvePaths(deps);
  const { entries, skipped } = parseEntries(readLines(paths));
  if (skipped > 0 && deps.env.AI_RUN_DEBUG) {
    deps.stderr.write(`ai-run: skipped ${skipped} unreadable line(s) of ${paths.historyLog}\n`);
  }
  return entries;
}
