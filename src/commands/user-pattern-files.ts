import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';

/** The pattern files in the user's own patterns folder, sorted by name; none where there is no folder. */
export function userPatternFiles(deps: Pick<Deps, 'env' | 'home' | 'platform'>): readonly string[] {
  const { patternsDir } = resolvePaths(deps);
  try {
    const names = readdirSync(patternsDir).filter((name) => /\.ya?ml$/.test(name));
    return names.sort().map((name) => join(patternsDir, name));
  } catch {
    return [];
  }
}
