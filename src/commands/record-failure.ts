import type { Deps } from '../deps.js';
import type { HistoryEntry, Outcome, RecordedFailure } from '../history/entry-schema.js';
import { tailFailure } from '../history/tail-failure.js';
import type { Diagnosis, Fix } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { type KnownRun, recordRun } from './record-run.js';

/** A failure as the flow leaves it: what was known, what was offered, what the person chose and how it ended. */
export interface FailureRecord {
  /** The whole argv as ai-run saw it. */
  readonly argv: readonly string[];
  readonly context: ExecutionContext;
  readonly duration_ms: number;
  readonly diagnosis?: Diagnosis;
  readonly accepted?: Fix;
  readonly outcome?: Outcome;
  /** Anything else the mode knows: confirm, notes, model, tokens, cost … */
  readonly more?: Partial<HistoryEntry>;
}

/** Records a failed run with its redacted tails, diagnosis and outcome; returns a notice where that failed. */
export async function recordFailure(
  record: FailureRecord,
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd' | 'now'>,
): Promise<string | undefined> {
  const { createRedactor } = await import('../context/redact.js');
  const redactor = createRedactor({ env: deps.env });
  return recordRun(
    { ...entryOf(record), failure: tailFailure(failureOf(record.context), redactor.redact) },
    deps,
  );
}

function entryOf({
  argv,
  context,
  duration_ms,
  diagnosis,
  accepted,
  outcome,
  more,
}: FailureRecord): KnownRun {
  return {
    argv: [...argv],
    cwd: context.cwd,
    exit_code: context.exit_code,
    duration_ms,
    ...(context.signal === undefined ? {} : { signal: context.signal }),
    environment: Object.fromEntries(
      Object.entries(context.environment).filter(([, value]) => value !== undefined),
    ),
    ...(diagnosis ? diagnosed(diagnosis) : {}),
    ...(accepted ? { accepted: accepted.command } : {}),
    ...(outcome ? { outcome } : {}),
    ...more,
  };
}

function diagnosed({ analysis, fixes }: Diagnosis): Partial<HistoryEntry> {
  return {
    error_type: analysis.error_type,
    root_cause: analysis.root_cause,
    method: analysis.analysis_method,
    patterns: analysis.raw_patterns.map((match) => match.pattern_id),
    fixes: fixes.map(({ command, explanation, risk_level, kind, source }) => ({
      command,
      explanation,
      risk_level,
      kind,
      source,
    })),
  };
}

function failureOf({ command, stdout, stderr, merged }: ExecutionContext): RecordedFailure {
  return { command, stdout, stderr, merged };
}
