import * as fs from 'node:fs';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import { describeInterrupted, interruptedSets } from '../repair/interrupted-sets.js';
import { listChangeSets } from '../repair/store-change-set.js';
import type { Style } from '../ui/style.js';
import { renderNotice } from './repair-show.js';

/** Says on stderr which file changes an earlier ai-run was killed in the middle of. */
export function sayInterrupted(deps: Pick<Deps, 'env' | 'home' | 'platform' | 'stderr'>, style: Style): void {
  const sets = listChangeSets(fs, resolvePaths(deps).undoDir);
  for (const set of interruptedSets(fs, sets))
    deps.stderr.write(renderNotice(describeInterrupted(set), style));
}
