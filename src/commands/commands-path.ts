import type { Deps } from '../deps.js';
import type { Invocation } from '../model/invocation.js';
import { readModeSettings } from './read-mode-settings.js';
import { recordVisit } from './record-visit.js';

/** Prints the folder of the saved commands. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  return recordVisit(invocation, deps, async () => {
    const { commandsDir } = await readModeSettings(invocation.flags, deps);
    deps.stdout.write(`${commandsDir}\n`);
    return 0;
  });
}
