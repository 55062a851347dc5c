import type { Output } from '../deps.js';
import { layOutLine } from './lay-out.js';
import type { Style } from './style.js';

/** A running spinner; `stop` wipes it away. */
export interface Spinner {
  readonly stop: () => void;
}

const TICK_MS = 100;
/** The frame before the text and the seconds behind it. */
const MARGIN = 12;

/** Shows that ai-run waits, with the seconds so far; nothing at all where the output is no terminal. */
export async function startSpinner(
  text: string,
  output: Output,
  style: Pick<Style, 'info' | 'width'>,
  now: () => Date,
): Promise<Spinner> {
  if (!output.isTTY) return { stop: () => {} };
  const { default: ora } = await import('ora');
  // Its own colours would follow stdout's, which is the command's.
  const spinner = ora({ color: false });
  // A line that wraps could not be wiped away.
  const words = layOutLine(text, style.width - MARGIN);
  const start = now().getTime();
  const draw = () => {
    const seconds = Math.floor((now().getTime() - start) / 1000);
    output.write(`\r\x1b[K${style.info(spinner.frame().trimEnd())} ${words} ${seconds} s`);
  };
  draw();
  const timer = setInterval(draw, TICK_MS);
  return {
    stop: () => {
      clearInterval(timer);
      output.write('\r\x1b[K');
    },
  };
}
