import { describeFailure } from '../analyzer/describe-failure.js';
import { mergeAnalyses, type Proposals } from '../analyzer/merge-analyses.js';
import type { Usage } from '../analyzer/model-question.js';
import { canAsk } from '../analyzer/model-settings.js';
import { createRedactor } from '../context/redact.js';
import type { Deps } from '../deps.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import type { WithheldFix } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { printableJson } from '../text/printable-json.js';
import type { ModeSettings } from './mode-settings.js';
import { waitForModel } from './wait-for-model.js';

/** A heuristic diagnosis once the model has had its say. */
export interface Improved extends Proposals {
  readonly withheld: readonly WithheldFix[];
  readonly notices: readonly string[];
  readonly spent: Pick<HistoryEntry, 'model' | 'tokens' | 'cost'>;
}

/** Merges the model's opinion into the patterns'. It never throws, and without an answer the patterns' stands. */
export async function improveWithModel(
  context: ExecutionContext,
  heuristic: Proposals,
  settings: ModeSettings,
  deps: Deps,
): Promise<Improved> {
  const { model } = settings;
  if (!canAsk(model)) return withoutModel(heuristic, describeFailure('no_key', model).notice);
  const { requestAnalysis } = await import('../analyzer/request-analysis.js');
  const { answer, usage } = await waitForModel(
    (cancel) => requestAnalysis(context, model, createRedactor(deps), cancel),
    settings,
    deps,
  );
  const spent = spentOn(model.model, usage === undefined ? [] : [usage]);
  if (!answer.ok) return { ...withoutModel(heuristic, answer.failure.notice), spent };
  return { ...mergeAnalyses(heuristic, answer.value), withheld: answer.value.withheld, notices: [], spent };
}

function withoutModel(heuristic: Proposals, notice: string): Improved {
  return { ...heuristic, withheld: [], notices: [`Without the model: ${notice}`], spent: {} };
}

/** Prints on stderr, for stdout belongs to the command, what would be sent; nothing is. */
export async function showFailurePayload(
  context: ExecutionContext,
  heuristic: Proposals,
  settings: ModeSettings,
  deps: Deps,
): Promise<Improved> {
  const [{ askDiagnosis }, { buildPayload }] = await Promise.all([
    import('../analyzer/ask-diagnosis.js'),
    import('../analyzer/build-payload.js'),
  ]);
  const payload = buildPayload(askDiagnosis(context, createRedactor(deps).redact), settings.model.model);
  deps.stderr.write(printableJson(payload));
  return { ...heuristic, withheld: [], notices: [], spent: {} };
}

/** The model's share of a history entry: tokens and price of all its replies; nothing where it gave none. */
export function spentOn(model: string, usages: readonly Usage[]): Improved['spent'] {
  if (usages.length === 0) return {};
  const costs = usages.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  return {
    model,
    tokens: usages.reduce((sum, usage) => sum + usage.prompt_tokens + usage.completion_tokens, 0),
    ...(costs.length === 0 ? {} : { cost: costs.reduce((sum, cost) => sum + cost, 0) }),
  };
}
