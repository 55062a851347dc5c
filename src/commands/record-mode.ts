import type { Usage } from '../analyzer/model-question.js';
import { AiRunError, EXIT, messageOf } from '../errors.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { spentOn } from './improve-with-model.js';
import type { ModeSession } from './mode-session.js';
import { type KnownRun, recordRun } from './record-run.js';

/** What a mode adds to the line that every invocation leaves. */
export type ModeRecord = Partial<HistoryEntry> & { readonly exit_code: number };

/** Records one invocation of a mode, secrets masked; trouble with the log is a notice. Gives the exit code. */
export async function recordMode(record: ModeRecord, session: ModeSession): Promise<number> {
  sayNotice(await recordRun(maskRecord(record, session), session.deps), session);
  return record.exit_code;
}

/** The session's redactor has met the secrets of the prompt; the log's own would not know them in a command. */
export function maskRecord(record: ModeRecord, { invocation, redactor }: ModeSession): KnownRun {
  const { flags } = invocation;
  const mask = (text: string | null | undefined) => (text ? redactor.redact(text) : null);
  return {
    argv: redactor.redactArgv(invocation.argv),
    unsafe_mode: flags.unsafe,
    scope: mask(flags.scope),
    peek_files: [...flags.peek],
    ...(flags.unrestricted ? { unrestricted: true } : {}),
    ...record,
    generated_command: mask(record.generated_command),
    notes: mask(record.notes?.replace(/\s+/g, ' ').slice(0, 300)),
    ...(record.prompt === undefined ? {} : { prompt: redactor.redact(record.prompt) }),
  };
}

/** Says on stderr that the log could not be written. */
export function sayNotice(notice: string | undefined, { deps }: ModeSession): void {
  if (notice !== undefined) deps.stderr.write(`ai-run: ${notice}\n`);
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
    const notes = messageOf(error);
    await recordMode({ ...record, exit_code, notes }, session);
    throw error;
  }
}

/** The model's share of a record: tokens and price of all its replies. */
export function usageRecord(
  session: ModeSession,
  usages: readonly (Usage | undefined)[],
): Partial<HistoryEntry> {
  return spentOn(
    session.settings.model.model,
    usages.filter((usage) => usage !== undefined),
  );
}
