import type { Deps } from '../deps.js';
import type { Probe } from '../diagnose/real-world.js';
import { TABLE_QUERY } from '../diagnose/sources/database-names.js';
import { probe } from '../run/probe.js';
import { HELP_FOLDER, isHelpQuery } from '../shell/help-query.js';
import { quoteWords } from '../shell/quote-word.js';
import { assessRisk } from '../suggest/assess-risk.js';

/** Queries that patterns may ask of the machine: read-only by the risk engine's word, at most 200 ms and 256 KiB each. */
export function harmlessQueries({ env, cwd }: Pick<Deps, 'env' | 'cwd'>): Probe {
  const bounds = { timeoutMs: 200, maxBytes: 256 * 1024, env };
  return (argv) =>
    isHarmless(argv) ? probe(argv, { ...bounds, cwd: isHelpQuery(argv) ? HELP_FOLDER : cwd }) : undefined;
}

/** Whether a query can change nothing; whatever else a pattern names is not run. */
export function isHarmless(argv: readonly string[]): boolean {
  const [program = '', ...rest] = argv;
  if (program === 'tmux' && rest[0] === 'list-sessions') return true;
  if (isTableQuery(argv)) return true;
  if (isHelpQuery(argv)) return true;
  return assessRisk(quoteWords(argv)).read_only;
}

/** The one question asked of a database: `psql … -d NAME -c` with the fixed query, and nothing behind it. */
function isTableQuery(argv: readonly string[]): boolean {
  const [program, ...rest] = argv;
  const [option, name = '', command, query] = rest.slice(-4);
  const flags = rest.slice(0, -4);
  return (
    program === 'psql' &&
    flags.every((flag) => /^-[wXAtq]$/.test(flag)) &&
    option === '-d' &&
    /^\w[\w-]*$/.test(name) &&
    command === '-c' &&
    query === TABLE_QUERY
  );
}
