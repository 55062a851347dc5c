import type { ProposedFix } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { askDiagnosis } from './ask-diagnosis.js';
import { askModel } from './ask-model.js';
import type { ModelAnalysis } from './merge-analyses.js';
import type { ModelOutcome } from './model-question.js';
import type { ModelSettings } from './model-settings.js';
import type { DiagnosisReply } from './reply-schemas.js';

/** How secrets are taken out before sending and put back, as quoted words, into what comes back. */
export interface Redaction {
  readonly redact: (text: string) => string;
  readonly restore: (command: string) => string;
}

/** Asks the model for the cause and fixes of a failure; never throws. */
export async function requestAnalysis(
  context: ExecutionContext,
  settings: ModelSettings,
  redaction: Redaction,
  cancel?: AbortSignal,
): Promise<ModelOutcome<ModelAnalysis>> {
  const outcome = await askModel(askDiagnosis(context, redaction.redact), settings, cancel);
  if (!outcome.answer.ok) return { ...outcome, answer: outcome.answer };
  return { ...outcome, answer: { ok: true, value: toAnalysis(outcome.answer.value, redaction) } };
}

function toAnalysis(reply: DiagnosisReply, { restore }: Redaction): ModelAnalysis {
  const { root_cause, error_type, confidence } = reply;
  const fixes = reply.fixes.map((fix): ProposedFix => {
    return { ...fix, command: restore(fix.command.trim()), claimed_risk: 'Low', source: 'ai' };
  });
  return { root_cause, error_type, confidence, fixes };
}
