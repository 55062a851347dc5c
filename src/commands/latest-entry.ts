import type { Deps } from '../deps.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { latestRun as latestRunOf } from '../history/latest-entry.js';
import { readHistory } from './read-history.js';

type Place = Pick<Deps, 'env' | 'home' | 'platform' | 'stderr'>;

/** The latest recorded run that is not itself an analysis. */
export async function latestRun(deps: Place): Promise<HistoryEntry | undefined> {
  return latestRunOf(readHistory(deps));
}

/** The latest run with a command that a model made. */
export async function latestGenerated(deps: Place): Promise<HistoryEntry | undefined> {
  return readHistory(deps).findLast(
    (entry) => entry.generated_command !== null && entry.prompt !== undefined,
  );
}
