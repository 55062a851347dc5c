import type { Invocation, Mode } from '../model/invocation.js';
import { NO_FLAGS } from './no-flags.js';

/** Options that, alone, need no parser: they are answered at once. */
const AT_ONCE: Readonly<Record<string, Mode>> = {
  '--help': 'help',
  '-h': 'help',
  '--version': 'version',
  '-V': 'version',
};

/** Reads ai-run's arguments; commander is loaded only where there are options to parse. */
export async function parseArgv(argv: readonly string[]): Promise<Invocation> {
  const [first, ...rest] = argv;
  if (first !== undefined && !first.startsWith('-')) {
    return { mode: 'wrap', words: argv, literal: false, flags: NO_FLAGS, argv };
  }
  const mode = rest.length === 0 ? AT_ONCE[first ?? ''] : undefined;
  if (mode !== undefined) return { mode, words: [], literal: false, flags: NO_FLAGS, argv };
  const { parseOptions } = await import('./parse-options.js');
  return parseOptions(argv);
}
