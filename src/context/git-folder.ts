import { statSync } from 'node:fs';
import path from 'node:path';
import { readSmall } from './read-small.js';

/** The git folder of the work tree that a path lies in: `.git` itself, or where a `.git` file points. */
export function gitFolder(cwd: string): string | undefined {
  for (let at = path.resolve(cwd); ; at = path.dirname(at)) {
    const entry = path.join(at, '.git');
    const kind = kindOf(entry);
    if (kind === 'directory') return entry;
    const target = kind === 'file' ? /^gitdir: (.+)$/m.exec(readSmall(entry) ?? '')?.[1] : undefined;
    if (target !== undefined) return path.resolve(at, target.trim());
    if (at === path.dirname(at)) return undefined;
  }
}

/** The branch that is checked out; undefined where HEAD is detached. */
export function gitBranch(folder: string): string | undefined {
  return /^ref: refs\/heads\/(.+)$/m.exec(readSmall(path.join(folder, 'HEAD')) ?? '')?.[1]?.trim();
}

function kindOf(entry: string): 'directory' | 'file' | undefined {
  try {
    const stat = statSync(entry);
    return stat.isDirectory() ? 'directory' : stat.isFile() ? 'file' : undefined;
  } catch {
    return undefined;
  }
}
