import { isHistoryOn } from '../config/history-switch.js';
import { resolvePaths } from '../config/paths.js';
import { looksSecret } from '../context/looks-secret.js';
import type { Deps } from '../deps.js';
import { appendEntry } from '../history/append-entry.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { makeEntry } from '../history/make-entry.js';
import { isoTime } from '../text/iso-time.js';

/** What a mode knows of its run; time and folder are filled in. */
export type KnownRun = Pick<HistoryEntry, 'argv' | 'exit_code'> & Partial<HistoryEntry>;

type RecordDeps = Pick<Deps, 'env' | 'home' | 'platform' | 'cwd' | 'now'>;

/**
 * Records one run as one line, redacted, unless `history.enabled` is false; returns a notice where that failed.
 * A plain success loads nothing for it: the redactor is loaded only for text, or for words that look secret.
 */
export async function recordRun(run: KnownRun, deps: RecordDeps): Promise<string | undefined> {
  if (!(await isHistoryOn(deps))) return undefined;
  const entry = makeEntry({ ts: isoTime(deps.now().getTime()), cwd: deps.cwd, ...run });
  const suspicious = hasText(entry) || looksSecret([...entry.argv, ...longNames(entry.cwd)], deps.env);
  return appendEntry(suspicious ? await redacted(entry, deps.env) : entry, resolvePaths(deps));
}

/** Folders are seldom named after a secret, and no key is shorter than this. */
function longNames(folder: string): readonly string[] {
  return folder.length < 20 ? [] : folder.split('/').filter((name) => name.length >= 20);
}

function hasText(entry: HistoryEntry): boolean {
  const { generated_command, scope, notes, prompt, failure, root_cause, fixes, accepted } = entry;
  return [generated_command, scope, notes, prompt, failure, root_cause, fixes, accepted].some(
    (part) => part != null,
  );
}

async function redacted(entry: HistoryEntry, env: Deps['env']): Promise<HistoryEntry> {
  const [{ createRedactor }, { redactEntry }] = await Promise.all([
    import('../context/redact.js'),
    import('./redact-entry.js'),
  ]);
  return redactEntry(entry, createRedactor({ env }));
}
