import { askExplanation } from '../analyzer/ask-explanation.js';
import { askModel } from '../analyzer/ask-model.js';
import type { Usage } from '../analyzer/model-question.js';
import type { ExplainedPart } from '../ui/render-explained.js';
import { explainOffline } from './explain-offline.js';
import type { ModeSession } from './mode-session.js';
import { waitForModel } from './wait-for-model.js';

/** What a command will do, and who says so. */
export interface CommandExplanation {
  readonly source: 'model' | 'offline';
  readonly summary: string;
  readonly parts: readonly ExplainedPart[];
  readonly notices: readonly string[];
  readonly usage?: Usage;
}

/** Explains a command by the model where there is one, else by its structure; a model that fails is said. */
export async function explainWithModel(command: string, session: ModeSession): Promise<CommandExplanation> {
  const { settings, deps, redactor } = session;
  if (!session.hasModel) return { source: 'offline', ...explainOffline(command, deps), notices: [] };
  const question = askExplanation(command, redactor.redact);
  const { answer, usage } = await waitForModel(
    (cancel) => askModel(question, settings.model, cancel),
    settings,
    deps,
  );
  const spent = usage === undefined ? {} : { usage };
  if (answer.ok) return { source: 'model', ...answer.value, notices: [], ...spent };
  const notices = [`The model did not explain it: ${answer.failure.notice}. This is the structure alone.`];
  return { source: 'offline', ...explainOffline(command, deps), notices, ...spent };
}
