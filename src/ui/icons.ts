import type { Deps } from '../deps.js';

/** Marks before a line, as the terminal can show them. */
export interface Icons {
  readonly failed: string;
  readonly cause: string;
  readonly fixes: string;
  readonly solved: string;
  readonly warning: string;
}

const EMOJI: Icons = { failed: '❌', cause: '🔍', fixes: '💡', solved: '✅', warning: '⚠️ ' };
const ASCII: Icons = { failed: 'x', cause: '?', fixes: '*', solved: 'ok', warning: '!' };

/** The marks that this terminal and locale can show. */
export function chooseIcons({ env, platform }: Pick<Deps, 'env' | 'platform'>): Icons {
  return showsEmoji(env, platform) ? EMOJI : ASCII;
}

/** A UTF-8 locale on a terminal that has glyphs; the Linux console and dumb terminals have none. */
function showsEmoji(env: Deps['env'], platform: NodeJS.Platform): boolean {
  if (env.TERM === 'dumb' || env.TERM === 'linux') return false;
  if (platform === 'win32') return env.WT_SESSION !== undefined || env.TERM_PROGRAM !== undefined;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || (platform === 'darwin' ? 'UTF-8' : '');
  return /utf-?8/i.test(locale);
}
