import { createContext, Script } from 'node:vm';

/** How long the regexes of user patterns may take on one failure, all together. */
const REGEX_BUDGET_MS = 250;

/** Runs regexes of unknown make with a common time budget; throws `RegexTooSlow` when it is used up. */
export interface RegexGuard {
  readonly exec: (pattern: RegExp, text: string) => RegExpExecArray | null;
}

export class RegexTooSlow extends Error {}

const RUN = new Script('pattern.exec(text)');

/** A guard whose regexes share one budget: V8 stops a runaway match between two steps of its backtracking. */
export function createRegexGuard(
  budgetMs: number = REGEX_BUDGET_MS,
  clock: () => number = performance.now.bind(performance),
): RegexGuard {
  let left = budgetMs;
  return {
    exec: (pattern, text) => {
      if (left < 1) throw new RegexTooSlow();
      const start = clock();
      try {
        return RUN.runInContext(createContext({ pattern, text }), { timeout: Math.max(1, Math.ceil(left)) });
      } catch (error) {
        if (isTimeout(error)) throw new RegexTooSlow();
        throw error;
      } finally {
        left -= clock() - start;
      }
    },
  };
}

/** The error comes from the context of the match, so it is an `Error` of another make than ours. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
