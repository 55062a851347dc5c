import type { Deps } from '../deps.js';
import type { Diagnosis } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import type { Report } from '../model/report.js';

/** The diagnosis as the documented JSON; every text goes through `redact`. */
export function makeReport(
  context: ExecutionContext,
  diagnosis: Diagnosis,
  redact: (text: string) => string,
): Report {
  const { analysis, fixes, withheld, reason } = diagnosis;
  return {
    command: redact(context.command),
    exit_code: context.exit_code,
    analysis: {
      root_cause: redact(analysis.root_cause),
      error_type: analysis.error_type,
      confidence: analysis.confidence,
      analysis_method: analysis.analysis_method,
      evidence: analysis.evidence.map((item) => ({ ...item, line: redact(item.line) })),
    },
    fixes: fixes.map((fix) => ({
      command: redact(fix.command),
      explanation: redact(fix.explanation),
      risk_level: fix.risk_level,
      risk_reasons: fix.risk_reasons.map(redact),
      reasoning: redact(fix.reasoning),
      confidence: fix.confidence,
      kind: fix.kind,
    })),
    withheld: withheld.map((item) => ({ command: redact(item.command), reason: redact(item.reason) })),
    environment: { ...context.environment },
    ...(reason === undefined ? {} : { reason: redact(reason) }),
  };
}

/** Masks the secrets of every text of one report alike. */
export async function redactor({ env }: Pick<Deps, 'env'>): Promise<(text: string) => string> {
  const { createRedactor } = await import('../context/redact.js');
  return createRedactor({ env }).redact;
}
