import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { confinePath, type Project } from './confine-path.js';

/** Folders that hold what tools have made or fetched: not worth a walk. */
const HEAVY = new Set([
  'node_modules',
  '.venv',
  'venv',
  '__pycache__',
  '.tox',
  'target',
  '.next',
  '.gradle',
  '.git',
]);

/** One entry of a walk; links are named but never followed. */
export interface WalkedEntry {
  readonly path: string;
  readonly absolute: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** All entries below a folder of the project in a fixed order, without closed and heavy ones. */
export function* walkProject(project: Project, folder: string, depth: number): Generator<WalkedEntry> {
  const place = confinePath(project, folder);
  if (!place.ok || !place.stats?.isDirectory()) return;
  for (const entry of sortedEntries(place.absolute)) {
    const path = place.path === '.' ? entry.name : `${place.path}/${entry.name}`;
    const kind = kindOf(entry);
    if (kind !== 'link' && !confinePath(project, path).ok) continue;
    yield { path, absolute: join(place.absolute, entry.name), kind };
    if (kind === 'folder' && depth > 1 && !HEAVY.has(entry.name))
      yield* walkProject(project, path, depth - 1);
  }
}

function sortedEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function kindOf(entry: Dirent): WalkedEntry['kind'] {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}
