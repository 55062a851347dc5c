import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';

/** The user's own pattern files: the one that the configuration names, then those in the patterns folder by name. */
export function userPatternFiles(
  named: string | undefined,
  deps: Pick<Deps, 'env' | 'home' | 'platform'>,
): readonly string[] {
  const folder = resolvePaths(deps).patternsDir;
  const inFolder = listYaml(folder).map((name) => join(folder, name));
  return named === undefined ? inFolder : [named, ...inFolder.filter((file) => file !== named)];
}

function listYaml(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .sort();
  } catch {
    return [];
  }
}
