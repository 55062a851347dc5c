import { readFileSync } from 'node:fs';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import { entrySchema, type HistoryEntry } from '../history/entry-schema.js';

type Place = Pick<Deps, 'env' | 'home' | 'platform'>;

/** The latest recorded run that is not itself an analysis. */
export async function latestRun(deps: Place): Promise<HistoryEntry | undefined> {
  return entries(deps).findLast((entry) => entry.notes !== 'analyze mode');
}

/** The latest run with a command that a model made. */
export async function latestGenerated(deps: Place): Promise<HistoryEntry | undefined> {
  return entries(deps).findLast((entry) => entry.generated_command !== null && entry.prompt !== undefined);
}

function entries(deps: Place): HistoryEntry[] {
  const { historyLog, historyBackup } = resolvePaths(deps);
  return [historyBackup, historyLog].flatMap((path) => {
    try {
      return readFileSync(path, 'utf8').split('\n').flatMap(parse);
    } catch {
      return [];
    }
  });
}

function parse(line: string): HistoryEntry[] {
  try {
    const parsed = entrySchema.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}
