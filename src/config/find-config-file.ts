import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Deps } from '../deps.js';
import { resolvePaths } from './paths.js';

/** The config file in force and why that one; `exists` is false where defaults apply. */
export interface ConfigFile {
  readonly path: string;
  readonly exists: boolean;
  readonly origin: 'AI_RUN_CONFIG' | 'default' | 'shellpilot';
}

/** Finds the config file: the one AI_RUN_CONFIG names, else the usual one, else the seed's if only that exists. */
export function findConfigFile(deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>): ConfigFile {
  const named = deps.env.AI_RUN_CONFIG;
  if (named) {
    const path = resolve(deps.cwd, expandHome(named, deps.home));
    return { path, exists: existsSync(path), origin: 'AI_RUN_CONFIG' };
  }
  const { configFile, legacyConfigFile } = resolvePaths(deps);
  if (existsSync(configFile)) return { path: configFile, exists: true, origin: 'default' };
  if (existsSync(legacyConfigFile)) return { path: legacyConfigFile, exists: true, origin: 'shellpilot' };
  return { path: configFile, exists: false, origin: 'default' };
}

/** Writes `~` and `~/…` out as the home folder; other text is returned as it is. */
export function expandHome(path: string, home: string): string {
  return path === '~' || path.startsWith('~/') || path.startsWith('~\\') ? home + path.slice(1) : path;
}
