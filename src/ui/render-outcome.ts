import { layOutProse } from './lay-out.js';
import type { Style } from './style.js';

/** The one line at the end: whether the problem is solved. */
export function renderOutcome(
  outcome: { readonly solved: boolean; readonly text: string },
  style: Style,
): string {
  const icon = outcome.solved ? style.icons.solved : style.icons.failed;
  const paint = outcome.solved ? style.success : style.error;
  return `${layOutProse(`${icon} ${outcome.text}`, style.width).map(paint).join('\n')}\n`;
}
