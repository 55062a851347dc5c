import { Chalk } from 'chalk';
import type { Deps, Output } from '../deps.js';
import { chooseIcons, type Icons } from './icons.js';

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

const NARROWEST = 20;
/** Width of lines that go to a file or a log, where nothing says how wide it is. */
const UNKNOWN_WIDTH = 100;
/** Lines of a build's log are not broken: a service takes `::error` at the start of a line for an order, and foreign text must not get there. */
const UNBROKEN = 1_000_000;
const BUILDS = ['CI', 'GITHUB_ACTIONS', 'TF_BUILD', 'TEAMCITY_VERSION'] as const;

/** The style for one output, from what the environment and the settings say about it. */
export function createStyle(
  output: Pick<Output, 'isTTY' | 'columns'>,
  { env, platform }: Pick<Deps, 'env' | 'platform'>,
  colorOutput = true,
): Style {
  const chalk = new Chalk({ level: wantsColor(output, env, colorOutput) ? 1 : 0 });
  return {
    width: output.isTTY ? Math.max(output.columns || 80, NARROWEST) : widthOfLog(env),
    icons: chooseIcons({ env, platform }),
    error: (text) => chalk.red(text),
    warning: (text) => chalk.yellow(text),
    success: (text) => chalk.green(text),
    info: (text) => chalk.blue(text),
    dim: (text) => chalk.dim(text),
    strong: (text) => chalk.bold(text),
  };
}

function widthOfLog(env: Deps['env']): number {
  return BUILDS.some((name) => env[name]) ? UNBROKEN : UNKNOWN_WIDTH;
}

/** FORCE_COLOR wins over NO_COLOR, as in Node itself; both win over the settings. */
function wantsColor(output: Pick<Output, 'isTTY'>, env: Deps['env'], colorOutput: boolean): boolean {
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NO_COLOR) return false;
  return colorOutput && output.isTTY && env.TERM !== 'dumb';
}
