import { EXIT } from '../errors.js';
import type { RecordedFailure } from '../history/entry-schema.js';
import { tailFailure } from '../history/tail-failure.js';
import type { ExecutionResult } from '../model/execution.js';
import type { RepairRecord } from '../repair/repair-record.js';
import type { ModeSession } from './mode-session.js';
import { recordMode } from './record-mode.js';
import type { RepairSession } from './repair-session.js';

/** Leaves one line in the history, the repair in it under `repair`, and gives the exit code. */
export async function recordRepair(
  record: RepairRecord,
  { failure, checked, questions, attempts }: RepairSession,
  mode: ModeSession,
): Promise<number> {
  const exit_code = checked.at(-1)?.exit_code ?? EXIT.internal;
  const { redact } = mode.redactor;
  return recordMode(
    {
      exit_code,
      confirm: true,
      ...(attempts.length > 0 || record.ending !== 'passed' ? { repair: record } : {}),
      ...(failure ? { failure: tailFailure(outputOf(failure), redact), root_cause: record.summary } : {}),
      ...(questions > 0
        ? {
            model: mode.settings.model.model,
            tokens: record.tokens,
            ...(record.cost > 0 ? { cost: record.cost } : {}),
          }
        : {}),
    },
    mode,
  );
}

function outputOf({ command, stdout, stderr, merged }: ExecutionResult): RecordedFailure {
  return { command, stdout, stderr, merged };
}
