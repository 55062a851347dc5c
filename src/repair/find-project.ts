import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Project } from './confine-path.js';
import type { Probe } from './git-look.js';

/** The project around a folder: its git work tree, or the folder alone where that is none, the home or the root. */
export function findProject(cwd: string, home: string, probe: Probe): Project {
  const top = workTree(cwd);
  const root = top === undefined || top === home || dirname(top) === top ? cwd : top;
  return {
    root,
    // git answers 0 for an ignored path, so that any output at all means yes.
    isIgnored: (path) => Boolean(probe(['git', '-C', root, 'check-ignore', '--', path])),
  };
}

function workTree(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : workTree(dirname(folder));
}
