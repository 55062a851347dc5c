import { findConfigFile } from '../config/find-config-file.js';
import type { Deps } from '../deps.js';
import type { Invocation } from '../model/invocation.js';

/** Prints the path of the configuration file in force, or of the one that `--setup` would write. */
export async function run(_: Invocation, deps: Deps): Promise<number> {
  deps.stdout.write(`${findConfigFile(deps).path}\n`);
  return 0;
}
