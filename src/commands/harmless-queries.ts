import type { Deps } from '../deps.js';
import type { Probe } from '../diagnose/real-world.js';
import { TABLE_QUERY } from '../diagnose/sources/database-names.js';
import { HELPFUL_PROGRAMS } from '../diagnose/sources/option-names.js';
import { probe } from '../run/probe.js';
import { quoteWords } from '../shell/quote-word.js';
import { assessRisk } from '../suggest/assess-risk.js';

/** git as a query: it takes no lock, writes no index and runs no program that a repository's settings name. */
const GIT_AT_REST = {
  GIT_OPTIONAL_LOCKS: '0',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.fsmonitor',
  GIT_CONFIG_VALUE_0: 'false',
} as const;

/** Queries that patterns may ask of the machine: read-only by the risk engine's word, at most 200 ms and 256 KiB each. */
export function harmlessQueries({ env, cwd }: Pick<Deps, 'env' | 'cwd'>): Probe {
  return (argv) =>
    isHarmless(argv)
      ? probe(argv, { timeoutMs: 200, maxBytes: 256 * 1024, env: { ...env, ...GIT_AT_REST }, cwd })
      : undefined;
}

/** Whether a query can change nothing; whatever else a pattern names is not run. */
export function isHarmless(argv: readonly string[]): boolean {
  const [program = '', ...rest] = argv;
  if (program === 'tmux' && rest[0] === 'list-sessions') return true;
  if (isTableQuery(argv)) return true;
  if (HELPFUL_PROGRAMS.has(program) && rest.some((word) => word.startsWith('--help'))) return true;
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
