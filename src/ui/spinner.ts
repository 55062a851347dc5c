import type { Output } from '../deps.js';

/** A running spinner; `stop` wipes it away. */
export interface Spinner {
  readonly stop: () => void;
}

const TICK_MS = 100;

/** Shows that ai-run waits, with the seconds so far; nothing at all where the output is no terminal. */
export async function startSpinner(text: string, output: Output, now: () => Date): Promise<Spinner> {
  if (!output.isTTY) return { stop: () => {} };
  const { default: ora } = await import('ora');
  const spinner = ora({ text });
  const start = now().getTime();
  const draw = () => {
    const seconds = Math.floor((now().getTime() - start) / 1000);
    spinner.text = `${text} ${seconds} s`;
    output.write(`\r\x1b[K${spinner.frame()}`);
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
