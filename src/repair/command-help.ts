import { helpQuery } from '../shell/help-query.js';
import type { Probe } from './git-look.js';
import { boundLook, type LookResult, lookFailed } from './look-result.js';

/** The help of an installed program: its man page, else its own `--help` where that is known to be harmless. */
export function commandHelp(
  request: string,
  probe: Probe,
  isInstalled: (program: string) => boolean,
): LookResult {
  const [program = '', subcommand, ...rest] = request.trim().split(/\s+/);
  const words = subcommand === undefined ? [program] : [program, subcommand];
  if (rest.length > 0 || !words.every((word) => /^[A-Za-z0-9][\w.+-]*$/.test(word)))
    return lookFailed('name a program, or a program and its subcommand');
  if (!isInstalled(program)) return lookFailed('it is not installed');
  const page = probe(['man', '-P', 'cat', '--', words.join('-')]);
  if (page) return { ok: true, text: boundLook(page.replace(/.\u0008/g, '')) };
  const query = helpQuery(program, subcommand);
  const help = query === undefined ? undefined : probe(query);
  return help
    ? { ok: true, text: boundLook(help) }
    : lookFailed('it has no man page, and its --help is not tried');
}
