import { layOutProse } from './lay-out.js';
import type { Style } from './style.js';

/** The one line at the end: whether the problem is solved, as far as anyone looked. */
export function renderOutcome(
  { solved, text }: { readonly solved: boolean | undefined; readonly text: string },
  style: Style,
): string {
  if (solved === undefined) return lines(text, style, style.info);
  const icon = solved ? style.icons.solved : style.icons.failed;
  return lines(`${icon} ${text}`, style, solved ? style.success : style.error);
}

function lines(text: string, style: Style, paint: (line: string) => string): string {
  return `${layOutProse(text, style.width).map(paint).join('\n')}\n`;
}
