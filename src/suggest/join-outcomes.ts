import { type Scope, withFilesOf } from '../shell/scope.js';
import { originsOf, type StaticText } from '../shell/static-text.js';
import type { Inspection, Outcome } from './inspection.js';

const SCOPE_LIMIT = 16;

/** What is left after a shell of its own: its output and the files that it wrote. */
export function leaveShell(outcome: Outcome, scope: Scope): Outcome {
  return { ...outcome, scopes: [withFilesOf(scope, outcome.scopes)] };
}

/** The scopes that may hold after any of the outcomes; beyond the limit the line counts as not seen through. */
export function distinctScopes(outcomes: readonly Outcome[], inspection: Inspection): readonly Scope[] {
  const scopes = [...new Set(outcomes.flatMap((outcome) => outcome.scopes))];
  if (scopes.length <= SCOPE_LIMIT) return scopes;
  inspection.report('destroys', 'It has too many branches to be seen through.');
  return scopes.slice(0, 1);
}

/** The outputs behind each other. */
export function concatenate(outputs: readonly StaticText[]): StaticText {
  return { text: outputs.map((output) => output.text).join(''), origins: originsOf(outputs) };
}
