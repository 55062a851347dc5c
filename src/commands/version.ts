import { version } from '../../package.json';
import type { Deps } from '../deps.js';
import type { Invocation } from '../model/invocation.js';

/** Prints the version on stdout. */
export async function run(_: Invocation, deps: Pick<Deps, 'stdout'>): Promise<number> {
  deps.stdout.write(`${version}\n`);
  return 0;
}
