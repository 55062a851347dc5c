import type { Deps } from '../deps.js';
import { AiRunError, EXIT, messageOf } from '../errors.js';
import { escapeControls } from '../text/escape-controls.js';

/** Prints ai-run's own failure as a sentence and a hint (a stack only with AI_RUN_DEBUG=1) and gives its exit code. */
export function reportError(error: unknown, deps: Pick<Deps, 'env' | 'stderr'>): number {
  const known = error instanceof AiRunError;
  const sentence = known ? error.message : `unexpected trouble: ${firstLine(error)}`;
  const lines = [`⚠️  ai-run: ${sentence}`];
  if (known && error.hint !== undefined) lines.push(error.hint);
  if (deps.env.AI_RUN_DEBUG === '1') lines.push(stackOf(error));
  deps.stderr.write(`${lines.join('\n').split('\n').map(escapeControls).join('\n')}\n`);
  return known ? error.exitCode : EXIT.internal;
}

function firstLine(error: unknown): string {
  const text = messageOf(error);
  return text.split('\n')[0] ?? text;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\nCaused by: ${stackOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
