import type { Usage } from '../analyzer/model-question.js';
import { AiRunError, EXIT } from '../errors.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { tailFailure } from '../history/tail-failure.js';
import type { ExecutionResult } from '../model/execution.js';
import type { Execution } from './confirm-and-run.js';
import type { ModeSession } from './mode-session.js';
import { recordRun } from './record-run.js';

/** What a mode adds to the line that every invocation leaves. */
export type ModeRecord = Partial<HistoryEntry> & { readonly exit_code: number };

/** Records one invocation of a mode, secrets masked; trouble with the log is a notice. Gives the exit code. */
export async function recordMode(record: ModeRecord, session: ModeSession): Promise<number> {
  const { invocation, deps, redactor } = session;
  const { flags } = invocation;
  // The session's redactor has met the secrets of the prompt; the log's own would not know them in a command.
  const mask = (text: string | null | undefined) => (text ? redactor.redact(text) : null);
  const notice = await recordRun(
    {
      argv: redactor.redactArgv(invocation.argv),
      unsafe_mode: flags.unsafe,
      scope: mask(flags.scope),
      peek_files: [...flags.peek],
      ...(flags.unrestricted ? { unrestricted: true } : {}),
      ...record,
      generated_command: mask(record.generated_command),
      notes: mask(record.notes?.replace(/\s+/g, ' ').slice(0, 300)),
      ...(record.prompt === undefined ? {} : { prompt: redactor.redact(record.prompt) }),
    },
    deps,
  );
  if (notice !== undefined) deps.stderr.write(`ai-run: ${notice}\n`);
  return record.exit_code;
}

/** Runs a mode so that its failure, too, leaves one line before it is reported. */
export async function recordingFailure(
  session: ModeSession,
  record: Partial<HistoryEntry>,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const exit_code = error instanceof AiRunError ? error.exitCode : EXIT.internal;
    const notes = error instanceof Error ? error.message : String(error);
    await recordMode({ ...record, exit_code, notes }, session);
    throw error;
  }
}

/** The model's share of a record: tokens and price of all its replies. */
export function usageRecord(
  session: ModeSession,
  usages: readonly (Usage | undefined)[],
): Partial<HistoryEntry> {
  const spent = usages.filter((usage) => usage !== undefined);
  if (spent.length === 0) return {};
  const costs = spent.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  return {
    model: session.settings.model.model,
    tokens: spent.reduce((sum, usage) => sum + usage.prompt_tokens + usage.completion_tokens, 0),
    ...(costs.length === 0 ? {} : { cost: costs.reduce((sum, cost) => sum + cost, 0) }),
  };
}

/** Records how a shown command ended and gives the exit code; a declined one ends with 0. */
export async function recordExecution(
  execution: Execution,
  record: Partial<HistoryEntry>,
  session: ModeSession,
): Promise<number> {
  if (!execution.ran) {
    return recordMode({ ...record, exit_code: 0, notes: `not executed: ${execution.why}` }, session);
  }
  const { result, exit_code } = execution;
  return recordMode({ ...record, ...resultRecord(result, session), exit_code }, session);
}

function resultRecord(result: ExecutionResult, { redactor }: ModeSession): Partial<HistoryEntry> {
  const { command, stdout, stderr, duration_ms, signal, merged } = result;
  const base = { duration_ms, ...(signal === undefined ? {} : { signal }) };
  if (result.exit_code === 0) return base;
  return { ...base, failure: tailFailure({ command, stdout, stderr, merged }, redactor.redact) };
}
