import type { Invocation } from '../model/invocation.js';
import { NO_FLAGS } from './no-flags.js';

/** Reads ai-run's arguments; commander is loaded only where there are options to parse. */
export async function parseArgv(argv: readonly string[]): Promise<Invocation> {
  const [first] = argv;
  if (first !== undefined && !first.startsWith('-')) {
    return { mode: 'wrap', words: argv, literal: false, flags: NO_FLAGS, argv };
  }
  const { parseOptions } = await import('./parse-options.js');
  return parseOptions(argv);
}
