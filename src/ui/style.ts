import { Chalk } from 'chalk';
import type { Deps, Output } from '../deps.js';

/** Marks before a line, as the terminal can show them. */
export interface Icons {
  readonly failed: string;
  readonly cause: string;
  readonly fixes: string;
  readonly solved: string;
  readonly warning: string;
}

/** How to paint a piece of text; each is the identity where there is no colour. */
type Paint = (text: string) => string;

/** How things look on one output: its width, its icons, its colours. */
export interface Style {
  readonly width: number;
  readonly icons: Icons;
  readonly error: Paint;
  readonly warning: Paint;
  readonly success: Paint;
  readonly info: Paint;
  readonly dim: Paint;
  readonly strong: Paint;
}

const EMOJI: Icons = { failed: '❌', cause: '🔍', fixes: '💡', solved: '✅', warning: '⚠️ ' };
const ASCII: Icons = { failed: 'x', cause: '?', fixes: '*', solved: 'ok', warning: '!' };

const NARROWEST = 20;
/** Width of lines that go to a file or a log, where nothing says how wide it is. */
const UNKNOWN_WIDTH = 100;

/** The style for one output, from what the environment and the settings say about it. */
export function createStyle(
  output: Pick<Output, 'isTTY' | 'columns'>,
  { env, platform }: Pick<Deps, 'env' | 'platform'>,
  colorOutput = true,
): Style {
  const chalk = new Chalk({ level: wantsColor(output, env, colorOutput) ? 1 : 0 });
  return {
    width: output.isTTY ? Math.max(output.columns || 80, NARROWEST) : UNKNOWN_WIDTH,
    icons: showsEmoji(env, platform) ? EMOJI : ASCII,
    error: (text) => chalk.red(text),
    warning: (text) => chalk.yellow(text),
    success: (text) => chalk.green(text),
    info: (text) => chalk.blue(text),
    dim: (text) => chalk.dim(text),
    strong: (text) => chalk.bold(text),
  };
}

/** FORCE_COLOR wins over NO_COLOR, as in Node itself; both win over the settings. */
function wantsColor(output: Pick<Output, 'isTTY'>, env: Deps['env'], colorOutput: boolean): boolean {
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NO_COLOR) return false;
  return colorOutput && output.isTTY && env.TERM !== 'dumb';
}

/** A UTF-8 locale on a terminal that has glyphs; the Linux console and dumb terminals have none. */
function showsEmoji(env: Deps['env'], platform: NodeJS.Platform): boolean {
  if (env.TERM === 'dumb' || env.TERM === 'linux') return false;
  if (platform === 'win32') return env.WT_SESSION !== undefined || env.TERM_PROGRAM !== undefined;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || (platform === 'darwin' ? 'UTF-8' : '');
  return /utf-?8/i.test(locale);
}
