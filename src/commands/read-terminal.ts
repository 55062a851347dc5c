import type { Deps } from '../deps.js';
import { askByFile } from '../integrate/ask-by-file.js';
import { readScreen } from '../integrate/read-screen.js';
import { probe } from '../run/probe.js';

/** The output of the last command as the terminal still shows it; undefined where the terminal does not say. */
export function readTerminal(
  command: string,
  { env, cwd }: Pick<Deps, 'env' | 'cwd'>,
  after: 'prompt' | 'nothing',
): string | undefined {
  const query = askByFile((argv) => probe(argv, { timeoutMs: 3000, maxBytes: 4 << 20, env, cwd }));
  return readScreen(command, env, query, after);
}
