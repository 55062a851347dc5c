import { explainStateBuiltin } from '../integrate/shell-builtins.js';
import type { Diagnosis } from '../model/diagnosis.js';
import { certainDiagnosis } from './certain-diagnosis.js';
import type { FailedRun } from './fix-rounds.js';

/** The diagnosis of `ai-run cd …`: no program can do that, so near names would only mislead. */
export function diagnoseBuiltin(
  { result, spec }: FailedRun,
  shell: string | undefined,
): Diagnosis | undefined {
  if (spec.kind !== 'argv' || result.spawn_error === undefined) return undefined;
  const root_cause = explainStateBuiltin(spec.argv[0], shell);
  if (root_cause === undefined) return undefined;
  return certainDiagnosis(root_cause, 'UsageError');
}
