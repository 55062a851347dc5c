import type { Scope } from '../shell/scope.js';
import { isKnown, type StaticWord, showText } from '../shell/static-text.js';
import { expandGlob } from './expand-glob.js';

/** What is at a path, links not followed. */
export interface Seen {
  readonly kind: 'file' | 'directory' | 'link' | 'other';
  readonly size: number;
}

/** The file system, read-only. */
export interface Files {
  readonly lookAt: (path: string) => Seen | undefined;
  /** Names in a folder; empty where it cannot be read. */
  readonly list: (path: string) => readonly string[];
  readonly read: (path: string) => string | undefined;
  /** Where a link points to. */
  readonly follow: (path: string) => string | undefined;
}

const COUNT_LIMIT = 10_000;

interface Extent {
  files: number;
  bytes: number;
  cut: boolean;
}

/** How many files, and how much, a deletion takes. */
export function impactOfDeletion(
  words: readonly StaticWord[],
  scope: Scope,
  deps: Files & { readonly cwd: string },
  late: () => boolean,
): readonly string[] {
  const known = words.filter((word) => isKnown(word));
  const found = known.map((word) => ({ word, paths: pathsOf(word, scope, deps) }));
  const missing = found
    .filter(({ paths }) => paths.length === 0)
    .map(({ word }) => `There is no ${showText(word.text)}.`);
  const paths = found.flatMap((entry) => entry.paths);
  if (paths.length === 0) return missing;
  const extent: Extent = { files: 0, bytes: 0, cut: false };
  for (const path of paths) measure(path, extent, deps, late);
  return extent.cut && extent.files === 0 ? missing : [describe(extent), ...missing];
}

function describe({ files, bytes, cut }: Extent): string {
  const amount = `${files.toLocaleString('en')} ${files === 1 ? 'file' : 'files'} (${formatBytes(bytes)})`;
  return cut ? `Deletes more than ${amount}.` : `Deletes ${amount}.`;
}

function pathsOf(word: StaticWord, scope: Scope, deps: Files & { readonly cwd: string }): readonly string[] {
  const path = absolute(word.text, scope, deps.cwd);
  if (word.globbed) return expandGlob(path, deps.list);
  return deps.lookAt(path) === undefined ? [] : [path];
}

function absolute(text: string, scope: Scope, cwd: string): string {
  if (text.startsWith('/')) return text;
  const place = scope.place.startsWith('/') ? scope.place : `${cwd}/${scope.place}`;
  return `${place}/${text}`.replace(/\/{2,}/g, '/');
}

/** Adds up what is at a path and below it, until there is too much or it is late. */
function measure(start: string, extent: Extent, deps: Files, late: () => boolean): void {
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (extent.files >= COUNT_LIMIT || late()) {
      extent.cut = true;
      return;
    }
    const seen = deps.lookAt(path);
    if (seen?.kind === 'directory') for (const name of deps.list(path)) waiting.push(`${path}/${name}`);
    else if (seen !== undefined) {
      extent.files += 1;
      extent.bytes += seen.size;
    }
  }
}

/** The size of the file that a write replaces. */
export function impactOfWrite(
  word: StaticWord,
  scope: Scope,
  deps: Files & { readonly cwd: string },
): readonly string[] {
  if (!isKnown(word) || word.content !== undefined) return [];
  const seen = deps.lookAt(absolute(word.text, scope, deps.cwd));
  if (seen?.kind !== 'file' || seen.size === 0) return [];
  return [`Replaces ${showText(word.text)} (${formatBytes(seen.size)}).`];
}

/** Bytes as people read them. */
function formatBytes(bytes: number): string {
  const units = ['kB', 'MB', 'GB', 'TB'] as const;
  if (bytes < 1000) return `${bytes} B`;
  let value = bytes;
  let unit = '';
  for (const name of units) {
    value /= 1000;
    unit = name;
    if (value < 1000) break;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
