import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { visitNote } from '../history/latest-entry.js';
import type { Invocation } from '../model/invocation.js';
import { escapeControls } from '../text/escape-controls.js';
import { recordRun } from './record-run.js';

type VisitDeps = Pick<Deps, 'env' | 'home' | 'platform' | 'cwd' | 'now' | 'stderr'>;

/** Does the work of a mode that runs no command and leaves its one line, whether it ends well or not. */
export async function recordVisit(
  { argv, mode }: Pick<Invocation, 'argv' | 'mode'>,
  deps: VisitDeps,
  work: (add: (more: Partial<HistoryEntry>) => void) => Promise<number>,
): Promise<number> {
  let more: Partial<HistoryEntry> = {};
  let exit_code: number = EXIT.internal;
  try {
    exit_code = await work((added) => {
      more = { ...more, ...added };
    });
    return exit_code;
  } catch (error) {
    if (error instanceof AiRunError) exit_code = error.exitCode;
    throw error;
  } finally {
    const notice = await recordRun({ argv: [...argv], exit_code, notes: visitNote(mode), ...more }, deps);
    if (notice !== undefined) deps.stderr.write(`ai-run: ${escapeControls(notice)}\n`);
  }
}
