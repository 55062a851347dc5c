import type { Deps } from '../deps.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import type { Flags } from '../model/invocation.js';
import type { DiagnoseOptions } from './diagnose-failure.js';
import type { FailureSettings } from './failure-settings.js';

/** What asking the model cost. */
export type Spent = Pick<HistoryEntry, 'model' | 'tokens' | 'cost'>;

/** The model as a second opinion on failures. */
export interface ModelOpinion {
  readonly improve: NonNullable<DiagnoseOptions['improve']>;
  readonly spent: () => Spent;
}

/** A second opinion where the configuration or --ai asks for one on every failure, and someone will see it. */
export function modelOpinion(settings: FailureSettings, flags: Flags, deps: Deps): ModelOpinion | undefined {
  const shows = flags.showPayload && settings.loaded.model !== 'off';
  if (!shows && (settings.loaded.model !== 'on' || isUnseen(flags))) return undefined;
  let spent: Spent = {};
  return {
    spent: () => spent,
    improve: async (context, heuristic) => {
      const [{ readModeSettings }, { improveWithModel, showFailurePayload }] = await Promise.all([
        import('./read-mode-settings.js'),
        import('./improve-with-model.js'),
      ]);
      const look = shows ? showFailurePayload : improveWithModel;
      const improved = await look(context, heuristic, await readModeSettings(flags, deps), deps);
      spent = sum(spent, improved.spent);
      return improved;
    },
  };
}

/** A report is read by someone even where the display is quiet. */
function isUnseen({ quiet, report }: Flags): boolean {
  return quiet && report === undefined;
}

function sum(before: Spent, now: Spent): Spent {
  const tokens = (before.tokens ?? 0) + (now.tokens ?? 0);
  const cost = (before.cost ?? 0) + (now.cost ?? 0);
  return { ...before, ...now, ...(tokens > 0 ? { tokens } : {}), ...(cost > 0 ? { cost } : {}) };
}
