import { renderHelp } from '../cli/render-help.js';
import type { Deps } from '../deps.js';
import type { Invocation } from '../model/invocation.js';

/** Prints every option on stdout. */
export async function run(_: Invocation, deps: Pick<Deps, 'stdout'>): Promise<number> {
  deps.stdout.write(renderHelp());
  return 0;
}
