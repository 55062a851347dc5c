import type { HistoryEntry } from '../history/entry-schema.js';
import type { Diagnosis } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { quoteWords } from '../shell/quote-word.js';
import { layOutProse } from '../ui/lay-out.js';
import { renderDiagnosis } from '../ui/render-diagnosis.js';
import { createStyle } from '../ui/style.js';
import { diagnoseFailure } from './diagnose-failure.js';
import { harmlessQueries } from './harmless-queries.js';
import type { ModeSession } from './mode-session.js';

/** A recorded run with what the patterns say of it now. */
export interface LatestRun {
  readonly entry: HistoryEntry;
  readonly diagnosis?: Diagnosis;
}

/** Puts a recorded failure through the patterns again, with the looks at the machine that they had then; a run that left no output has no diagnosis. */
export async function diagnoseAgain(entry: HistoryEntry, { deps }: ModeSession): Promise<LatestRun> {
  if (entry.failure === undefined) return { entry };
  return {
    entry,
    diagnosis: await diagnoseFailure(
      contextOf(entry, entry.failure),
      { ...deps, cwd: entry.cwd },
      { probe: harmlessQueries },
    ),
  };
}

function contextOf(entry: HistoryEntry, failure: NonNullable<HistoryEntry['failure']>): ExecutionContext {
  const { command, stdout, stderr, merged } = failure;
  return {
    command,
    exit_code: entry.exit_code,
    ...(entry.signal === undefined ? {} : { signal: entry.signal }),
    stdout,
    stderr,
    merged,
    cwd: entry.cwd,
    history: [],
    environment: entry.environment ?? {},
    timestamp: entry.ts,
  };
}

/** What is known of a recorded run, for a person; words and suggestions, nothing to run. */
export function describeRun(
  { entry, diagnosis }: LatestRun,
  { deps, settings, invocation }: ModeSession,
): string {
  const style = createStyle(deps.stdout, deps, settings.colorOutput);
  const command = entry.failure?.command ?? entry.generated_command ?? quoteWords(entry.argv);
  const place = `${entry.ts} in ${entry.cwd}`;
  const layOut = (lines: readonly string[]) =>
    lines.map((line) => `${layOutProse(line, style.width).join('\n')}\n`).join('');
  if (diagnosis === undefined) return layOut([`Latest run: ${command}`, place, verdict(entry)]);
  const view = { command, exit_code: entry.exit_code, diagnosis, learning: invocation.flags.learn };
  return `${layOut([`Latest run: ${place}`, ''])}${renderDiagnosis(view, style)}`;
}

function verdict(entry: HistoryEntry): string {
  const note = entry.notes ? ` Recorded note: ${entry.notes}` : '';
  if (entry.exit_code !== 0)
    return `It failed with exit code ${entry.exit_code}, and nothing of its output was kept.${note}`;
  const why = /^not executed: (.+)/.exec(entry.notes ?? '')?.[1];
  if (why !== undefined) return `It was shown and not executed: ${why}.`;
  return `It succeeded: there is nothing to repair.${note}`;
}
