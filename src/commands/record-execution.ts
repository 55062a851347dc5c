import type { HistoryEntry } from '../history/entry-schema.js';
import type { ExecutionResult } from '../model/execution.js';
import type { Found, HandledFailure } from './after-failure.js';
import type { Execution } from './confirm-and-run.js';
import type { ModeSession } from './mode-session.js';
import { recordFailure } from './record-failure.js';
import { maskRecord, recordMode, sayNotice } from './record-mode.js';

/** Records how a shown command ended and gives the exit code; a declined one ends with 0. */
export async function recordExecution(
  execution: Execution,
  record: Partial<HistoryEntry>,
  session: ModeSession,
): Promise<number> {
  if (!execution.ran) {
    return recordMode({ ...record, exit_code: 0, notes: `not executed: ${execution.why}` }, session);
  }
  const { result, handled } = execution;
  const { duration_ms, signal } = result;
  const ended = { ...record, duration_ms, ...(signal === undefined ? {} : { signal }) };
  if (handled?.found === undefined) {
    return recordMode({ ...ended, exit_code: handled?.exit_code ?? result.exit_code }, session);
  }
  return recordHandled({ ...handled, found: handled.found }, ended, session);
}

/** A run that failed leaves its diagnosis and outcome in the same one line. */
async function recordHandled(
  { found, accepted, outcome, spent, exit_code }: HandledFailure & { readonly found: Found },
  record: Partial<HistoryEntry> & Pick<ExecutionResult, 'duration_ms'>,
  session: ModeSession,
): Promise<number> {
  const { redact } = session.redactor;
  const { argv, ...more } = maskRecord({ ...record, ...addUp(record, spent), exit_code }, session);
  const { command, stdout, stderr } = found.context;
  const context = {
    ...found.context,
    command: redact(command),
    stdout: redact(stdout),
    stderr: redact(stderr),
  };
  const { duration_ms } = record;
  const { diagnosis } = found;
  const known = { argv, context, diagnosis, duration_ms, more };
  const chosen = accepted === undefined ? {} : { accepted };
  sayNotice(
    await recordFailure({ ...known, ...chosen, ...(outcome === undefined ? {} : { outcome }) }, session.deps),
    session,
  );
  return exit_code;
}

/** The model may have been asked for the command and again for its failure. */
function addUp(first: Partial<HistoryEntry>, second: Partial<HistoryEntry> = {}): Partial<HistoryEntry> {
  const sum = (a: number | undefined, b: number | undefined) => (a === undefined ? b : a + (b ?? 0));
  const tokens = sum(first.tokens, second.tokens);
  const cost = sum(first.cost, second.cost);
  return { ...second, ...(tokens === undefined ? {} : { tokens }), ...(cost === undefined ? {} : { cost }) };
}
