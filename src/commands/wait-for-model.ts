import type { ModelOutcome } from '../analyzer/model-question.js';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import { appendLine } from '../history/append-entry.js';
import { startSpinner } from '../ui/spinner.js';
import { createStyle } from '../ui/style.js';
import type { ModeSettings } from './mode-settings.js';

const AUDIT_MAX_BYTES = 1_000_000;

/** Waits for the model under a spinner; Ctrl-C skips it and nothing else. Raw replies go to the audit log if that is on. */
export async function waitForModel<T>(
  ask: (cancel: AbortSignal) => Promise<ModelOutcome<T>>,
  { model, audit, colorOutput }: Pick<ModeSettings, 'model' | 'audit' | 'colorOutput'>,
  deps: Deps,
): Promise<ModelOutcome<T>> {
  const cancel = new AbortController();
  const interrupt = () => cancel.abort();
  process.on('SIGINT', interrupt);
  const style = createStyle(deps.stderr, deps, colorOutput);
  const spinner = await startSpinner(`Asking ${model.model} (Ctrl-C skips)`, deps.stderr, style, deps.now);
  try {
    const outcome = await ask(cancel.signal);
    if (audit) writeAudit(outcome, model.model, deps);
    return outcome;
  } finally {
    spinner.stop();
    process.off('SIGINT', interrupt);
  }
}

/** An audit that cannot be written is said, and changes nothing else. */
function writeAudit(outcome: ModelOutcome<unknown>, model: string, deps: Deps): void {
  const { answer, usage, generations } = outcome;
  const entry = {
    ts: deps.now().toISOString(),
    model,
    generations,
    ...(usage === undefined ? {} : { usage }),
    ...(answer.ok ? {} : { failure: answer.failure.kind }),
  };
  const notice = appendLine(JSON.stringify(entry), resolvePaths(deps).auditLog, AUDIT_MAX_BYTES);
  if (notice !== undefined) deps.stderr.write(`ai-run: the audit log could not be written\n`);
}
