import { appendFileSync } from 'node:fs';
import type { Deps } from '../deps.js';
import type { Diagnosis } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { renderBrief } from '../ui/render-brief.js';
import { renderDiagnosis } from '../ui/render-diagnosis.js';
import { renderAnnotation, renderStepSummary } from '../ui/render-github.js';
import type { Style } from '../ui/style.js';

/** Shows a failure on stderr: in full on a terminal that can be answered, briefly elsewhere and where no fix is known. */
export function showFailure(
  context: ExecutionContext,
  diagnosis: Diagnosis,
  deps: Pick<Deps, 'env' | 'stderr'>,
  look: { readonly style: Style; readonly learning: boolean },
): void {
  const { command, exit_code, signal } = context;
  const view = {
    command,
    exit_code,
    ...(signal === undefined ? {} : { signal }),
    diagnosis,
    learning: look.learning,
  };
  const full = deps.stderr.isTTY && (diagnosis.fixes.length > 0 || diagnosis.withheld.length > 0);
  deps.stderr.write(full ? `\n${renderDiagnosis(view, look.style)}` : renderBrief(view, look.style));
  if (deps.env.GITHUB_ACTIONS === 'true') tellGitHub(context, diagnosis, deps);
}

/** Marks the failure in GitHub's interface; a summary that cannot be written is no loss. */
function tellGitHub(
  { command, exit_code }: ExecutionContext,
  diagnosis: Diagnosis,
  deps: Pick<Deps, 'env' | 'stderr'>,
): void {
  deps.stderr.write(renderAnnotation(command, exit_code, diagnosis));
  const file = deps.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  try {
    appendFileSync(file, renderStepSummary(command, exit_code, diagnosis));
  } catch {}
}
