import type { ProposedFix, WithheldFix } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { simpleCommands } from '../shell/simple-commands.js';
import { askDiagnosis } from './ask-diagnosis.js';
import { askModel } from './ask-model.js';
import { completeCommand } from './complete-command.js';
import type { ModelAnalysis } from './merge-analyses.js';
import type { ModelOutcome } from './model-question.js';
import type { ModelSettings } from './model-settings.js';
import type { DiagnosisReply } from './reply-schemas.js';

/** How secrets are taken out before sending and put back into what comes back. */
export interface Redaction {
  readonly redact: (text: string) => string;
  readonly restore: (text: string) => string;
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
  return { ...outcome, answer: { ok: true, value: toAnalysis(outcome.answer.value, context, redaction) } };
}

function toAnalysis(reply: DiagnosisReply, context: ExecutionContext, redaction: Redaction): ModelAnalysis {
  const { root_cause, error_type, confidence } = reply;
  const fixes: ProposedFix[] = [];
  const withheld: WithheldFix[] = [];
  const completion = {
    source: redaction.redact(context.command),
    programs: simpleCommands(context.command).map(({ program }) => program),
    restore: redaction.restore,
  };
  for (const fix of reply.fixes) {
    const completed = completeCommand(fix.command.trim(), completion);
    if (completed.ok) fixes.push({ ...fix, command: completed.command, claimed_risk: 'Low', source: 'ai' });
    else withheld.push({ command: fix.command, reason: completed.reason });
  }
  return { root_cause, error_type, confidence, fixes, withheld };
}
