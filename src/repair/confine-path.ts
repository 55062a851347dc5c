import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { join, relative, sep, win32 } from 'node:path';
import { secretPath } from './secret-path.js';

/** A project root, with git's word on which of its paths are ignored. */
export interface Project {
  readonly root: string;
  readonly isIgnored: (path: string) => boolean;
}

/** Where a path that someone else named really is, or why it is out of bounds. */
export type ConfinedPath =
  | { readonly ok: true; readonly absolute: string; readonly path: string; readonly stats: Stats | undefined }
  | { readonly ok: false; readonly reason: string };

/** Resolves a relative path inside the project, links included; what leaves it or may hold secrets is refused. */
export function confinePath(project: Project, requested: string): ConfinedPath {
  const trouble = malformed(requested);
  if (trouble) return refuse(trouble);
  const root = realpathSync(project.root);
  const found = walk(
    root,
    requested.split('/').filter((segment) => segment !== '' && segment !== '.'),
  );
  if (!found) return refuse('it leads outside the project');
  const path = relative(root, found.absolute).split(sep).join('/');
  if ([requested, path].some((name) => isClosed(project, name))) return refuse('it may hold secrets');
  return { ok: true, path: path || '.', ...found };
}

function malformed(requested: string): string | undefined {
  if (requested === '') return 'no path is given';
  if (
    requested.startsWith('/') ||
    requested.startsWith('~') ||
    win32.isAbsolute(requested) ||
    /^[a-z]:/i.test(requested)
  )
    return 'only paths inside the project are allowed';
  if (/[\p{C}\\]/u.test(requested)) return 'its name holds a control character or a backslash';
  return requested.split('/').includes('..') ? 'it leads outside the project' : undefined;
}

/** Follows each segment; undefined where a link leads out or nowhere, or a file stands where a folder is needed. */
function walk(
  root: string,
  segments: readonly string[],
): { absolute: string; stats: Stats | undefined } | undefined {
  let absolute = root;
  let stats: Stats | undefined = lstatSync(root);
  for (const segment of segments) {
    if (stats && !stats.isDirectory()) return undefined;
    absolute = join(absolute, segment);
    stats = lstatSync(absolute, { throwIfNoEntry: false });
    if (!stats?.isSymbolicLink()) continue;
    const target = resolveLink(absolute);
    if (target === undefined || !isInside(root, target)) return undefined;
    absolute = target;
    stats = lstatSync(target, { throwIfNoEntry: false });
  }
  return { absolute, stats };
}

function resolveLink(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function isInside(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

function isClosed(project: Project, path: string): boolean {
  const verdict = secretPath(path);
  return verdict === 'closed' || (verdict === 'if-ignored' && project.isIgnored(path));
}

function refuse(reason: string): ConfinedPath {
  return { ok: false, reason };
}
