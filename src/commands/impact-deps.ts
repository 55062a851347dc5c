import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Deps } from '../deps.js';
import { readRegular } from '../files/read-regular.js';
import type { ImpactDeps } from '../suggest/preview-impact.js';
import { harmlessQueries } from './harmless-queries.js';

const READ_LIMIT = 64 * 1024;

/** The real machine for a preview of what a command would hit: read-only, and every look-up may fail. */
export function impactDeps(deps: Pick<Deps, 'cwd' | 'home' | 'env'>): ImpactDeps {
  const absolute = (path: string) => resolve(deps.cwd, path);
  return {
    cwd: deps.cwd,
    home: deps.home,
    clock: () => performance.now(),
    probe: harmlessQueries(deps),
    lookAt: (path) => attempt(() => look(absolute(path))),
    list: (path) => attempt(() => readdirSync(absolute(path)).sort()) ?? [],
    read: (path) => attempt(() => readRegular(absolute(path)).subarray(0, READ_LIMIT).toString('utf8')),
    follow: (path) => attempt(() => readlinkSync(absolute(path))),
  };
}

function look(path: string): ReturnType<ImpactDeps['lookAt']> {
  const stat = lstatSync(path);
  const kind = stat.isFile()
    ? 'file'
    : stat.isDirectory()
      ? 'directory'
      : stat.isSymbolicLink()
        ? 'link'
        : 'other';
  return { kind, size: stat.size };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
