import { homedir, userInfo } from 'node:os';
import { isAbsolute } from 'node:path';

/** What the system says of homes; it throws for a user that it does not know. */
const SYSTEM: readonly (() => string)[] = [() => homedir(), () => userInfo().homedir];

/**
 * The person's home folder: as named, else as the system knows it, else `/`. One that depends on the working folder
 * is passed over: whoever wrote that folder would write ai-run's configuration, too.
 */
export function findHome(named: string | undefined, system = SYSTEM): string {
  for (const look of [() => named, ...system]) {
    try {
      const home = look();
      if (home !== undefined && isAbsolute(home)) return home;
    } catch {
      // The next one may know more.
    }
  }
  return '/';
}
