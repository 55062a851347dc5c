import type { Deps, Output } from '../deps.js';
import { AiRunError, EXIT, messageOf } from '../errors.js';
import { displayWidth } from '../text/display-width.js';
import { escapeControls } from '../text/escape-controls.js';
import { wrapExact } from '../text/wrap-text.js';
import { chooseIcons } from '../ui/icons.js';

/** Prints ai-run's own failure as a sentence and a hint (a stack only with AI_RUN_DEBUG=1) and gives its exit code. */
export function reportError(error: unknown, deps: Pick<Deps, 'env' | 'platform' | 'stderr'>): number {
  const known = error instanceof AiRunError;
  const sentence = known ? error.message : `unexpected trouble: ${firstLine(error)}`;
  const lines = [`${chooseIcons(deps).warning} ai-run: ${sentence}`];
  if (known && error.hint !== undefined) lines.push(error.hint);
  if (deps.env.AI_RUN_DEBUG === '1') lines.push(stackOf(error));
  const shown = lines.join('\n').split('\n').map(escapeControls);
  deps.stderr.write(`${shown.flatMap((line) => toWidth(line, deps.stderr)).join('\n')}\n`);
  return known ? error.exitCode : EXIT.internal;
}

/** A line that is too wide for the terminal is broken between words; one that fits keeps its blanks. */
function toWidth(line: string, { isTTY, columns }: Output): readonly string[] {
  return !isTTY || displayWidth(line) <= columns
    ? [line]
    : wrapExact(line, columns).map((part) => part.trimEnd());
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
