import { accessSync, constants, readdirSync, readlinkSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Deps } from '../deps.js';
import { readRegular, readStart } from '../files/read-regular.js';
import type { PathInfo, World } from '../model/world.js';

/** Runs a harmless query; injected, since only the runner spawns. */
export type Probe = (argv: readonly string[]) => string | undefined;

const READ_LIMIT = 64 * 1024;
const MANUAL_LIMIT = 8 * 1024 * 1024;

/** The machine as it is; every answer is read when it is first asked for and kept for this failure. */
export function createWorld(deps: Pick<Deps, 'env' | 'cwd' | 'home' | 'platform'>, probe: Probe): World {
  const absolute = (path: string): string => resolve(deps.cwd, path.replace(/^~(?=\/|$)/, deps.home));
  const folders = (deps.env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
  const programs = once(() => [...new Set(folders.flatMap((folder) => names(folder)))].sort());
  const probed = remember((line: string) => probe(line.split('\u0000')));
  return {
    cwd: deps.cwd,
    env: deps.env,
    stat: (path) => pathInfo(absolute(path)),
    list: (path) => names(absolute(path)),
    read: (path) => readText(absolute(path)),
    link: (path) => attempt(() => readlinkSync(absolute(path))),
    programs,
    which: (name) => folders.map((folder) => join(folder, name)).find((path) => isProgram(path)),
    probe: (argv) => probed(argv.join('\u0000')),
    manual: remember((page: string) => readManual(page, deps.env.MANPATH)),
    user: currentUser(),
    unseen: false,
    os: systemName(deps.platform),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function remember<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (key) => {
    const old = known.get(key) ?? { value: find(key) };
    known.set(key, old);
    return old.value;
  };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function pathInfo(path: string): PathInfo | undefined {
  const found = attempt(() => statSync(path));
  if (!found) return undefined;
  const allows = (mode: number): boolean => attempt(() => accessSync(path, mode) ?? true) === true;
  return {
    kind: found.isDirectory() ? 'directory' : found.isFile() ? 'file' : 'other',
    executable: allows(constants.X_OK) && (found.isDirectory() || (found.mode & 0o111) !== 0),
    writable: allows(constants.W_OK),
    readable: allows(constants.R_OK),
    owner: found.uid,
    size: found.size,
  };
}

function names(folder: string): readonly string[] {
  return (attempt(() => readdirSync(folder)) ?? []).sort();
}

function readText(path: string): string | undefined {
  return attempt(() => readStart(path, READ_LIMIT).toString('utf8'));
}

function isProgram(path: string): boolean {
  return attempt(() => statSync(path).isFile() && (accessSync(path, constants.X_OK) ?? true)) === true;
}

/** A manual page's text without its troff marks, enough to find options in it. */
function readManual(page: string, manpath: string | undefined): string | undefined {
  if (!/^[\w.+-]+$/.test(page)) return undefined;
  const roots = [
    ...(manpath ?? '').split(':').filter(Boolean),
    '/usr/share/man',
    '/usr/local/share/man',
    '/opt/homebrew/share/man',
  ];
  for (const path of roots.flatMap((root) =>
    ['1', '8'].map((section) => join(root, `man${section}`, `${page}.${section}`)),
  )) {
    const text =
      attempt(() =>
        gunzipSync(readRegular(`${path}.gz`), { maxOutputLength: MANUAL_LIMIT }).toString('utf8'),
      ) ?? attempt(() => readRegular(path, MANUAL_LIMIT).toString('utf8'));
    if (text !== undefined) return withoutMarkup(text);
  }
  return undefined;
}

/** Options as they are typed: man pages write `\-\-all`, those of mdoc `Fl -all`, and `.Bl -width 6n` where a list begins. */
function withoutMarkup(roff: string): string {
  return roff
    .replaceAll('\\-', '-')
    .replaceAll(/\\f[A-Z]|\\[&^|]/g, '')
    .replaceAll(/^\.Bl .*$/gm, '')
    .replaceAll(/\bFl (?=-?\w)/g, '-');
}

function currentUser(): World['user'] {
  const user = attempt(() => userInfo());
  return { name: user?.username ?? '', uid: user?.uid ?? -1, root: user?.uid === 0, groups: [] };
}

function systemName(platform: string): World['os'] {
  const release = readText('/etc/os-release') ?? '';
  const field = (name: string): string => new RegExp(`^${name}="?([^"\\n]*)`, 'm').exec(release)?.[1] ?? '';
  return {
    platform,
    distro: platform === 'darwin' ? 'macos' : field('ID'),
    like: field('ID_LIKE').split(' ').filter(Boolean),
  };
}
