import { describeFailure } from '../analyzer/describe-failure.js';
import { mergeAnalyses, type Proposals } from '../analyzer/merge-analyses.js';
import { canAsk } from '../analyzer/model-settings.js';
import { createRedactor } from '../context/redact.js';
import type { Deps } from '../deps.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import type { WithheldFix } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
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
  if (!canAsk(settings.model)) {
    const { notice } = describeFailure('no_key', settings.model);
    return { ...heuristic, withheld: [], notices: [`Without the model: ${notice}`], spent: {} };
  }
  const { requestAnalysis } = await import('../analyzer/request-analysis.js');
  const redactor = createRedactor(deps);
  const { answer, usage } = await waitForModel(
    (cancel) => requestAnalysis(context, settings.model, redactor, cancel),
    settings,
    deps,
  );
  const spent = usage && {
    model: settings.model.model,
    tokens: usage.prompt_tokens + usage.completion_tokens,
    ...(usage.cost === undefined ? {} : { cost: usage.cost }),
  };
  if (!answer.ok) {
    return {
      ...heuristic,
      withheld: [],
      notices: [`Without the model: ${answer.failure.notice}`],
      spent: spent ?? {},
    };
  }
  const merged = mergeAnalyses(heuristic, answer.value);
  return { ...merged, withheld: answer.value.withheld, notices: [], spent: spent ?? {} };
}

/** True where a failure is to be shown to the model: enabled (or --ai), and not forbidden. */
export function wantsModel(settings: ModeSettings): boolean {
  return settings.modelInWrapMode && settings.modelAllowed;
}
