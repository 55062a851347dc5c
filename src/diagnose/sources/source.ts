import type { MatchScope } from '../match-scope.js';

/** Names from a real place; `ranked` ones are already the nearest, best first. */
export interface SourceNames {
  readonly names: readonly string[];
  readonly ranked: boolean;
}

/** Where candidates come from: `typed` is the word to come near to, `arg` what stands behind the colon. */
export type Source = (scope: MatchScope, typed: string, arg: string) => readonly string[];
