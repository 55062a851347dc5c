import { posix } from 'node:path';
import type { World } from '../../model/world.js';
import { editDistance } from '../../text/edit-distance.js';
import { nearestNames } from '../../text/nearest-names.js';

/** Existing paths nearest to one that does not exist: each part that is missing is replaced by a near name. */
export function nearPaths(world: World, typed: string, kind: 'any' | 'directory' = 'any'): readonly string[] {
  const absolute = typed.startsWith('/');
  const parts = typed.split('/').filter((part) => part !== '' && part !== '.');
  if (absolute && parts.length > 0 && world.stat(parts.join('/'))) return []; // only the first slash is wrong
  let found: readonly string[] = [absolute ? '/' : ''];
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1;
    found = found.flatMap((base) => nearParts(world, base, part, last ? kind : 'directory')).slice(0, 4);
  }
  const prefix = typed.startsWith('./') ? './' : '';
  const suffix = typed.endsWith('/') ? '/' : '';
  return found.map((path) => prefix + path + suffix).filter((path) => path !== typed);
}

function nearParts(world: World, base: string, part: string, kind: 'any' | 'directory'): readonly string[] {
  const join = (name: string): string => (base === '' ? name : posix.join(base, name));
  const glob = /^\*\.(\w+)$/.exec(part)?.[1];
  if (glob !== undefined)
    return nearEndings(world.list(base === '' ? '.' : base), glob).map((ending) => join(`*.${ending}`));
  if (part === '..' || part === '~') return [join(part)];
  const fits = (name: string): boolean => {
    const info = world.stat(join(name));
    return info !== undefined && (kind === 'any' || info.kind === 'directory');
  };
  if (fits(part)) return [join(part)];
  const names = world
    .list(base === '' ? '.' : base)
    .filter((name) => part.startsWith('.') || !name.startsWith('.'));
  const near = nearestNames(part, names, { max: 8, prefix: true }).filter((name) => nearEnding(name, part));
  const same = names.filter((name) => sameKind(name, part) && fits(name));
  if (same.length > 0) return same.map(join);
  const siblings = names.filter((name) => sameStem(name, part));
  const found = [...new Set([...siblings, ...near])].filter(fits);
  const split = found.length === 0 ? lostSlash(names, part).filter(fits) : [];
  return [...found, ...split].slice(0, 3).map(join);
}

/** `homedata` is `home/data` without its slash where a folder `home` holds such a name. */
function lostSlash(names: readonly string[], part: string): readonly string[] {
  return names
    .filter((name) => name.length < part.length && part.startsWith(name))
    .map((name) => `${name}/${part.slice(name.length)}`);
}

/** Endings of the files here that come near to the one of a pattern such as `*.cvs`. */
function nearEndings(names: readonly string[], ending: string): readonly string[] {
  return nearestNames(
    ending,
    names.flatMap((name) => /\.(\w+)$/.exec(name)?.[1] ?? []),
    { max: 2 },
  );
}

/** A short name whose ending or only letter is another is another file: for `x.go` nobody means `x.tgz`, nor `y.go`. */
function nearEnding(name: string, part: string): boolean {
  if (/^\w\.\w/.test(part) && name[0]?.toLowerCase() !== part[0]?.toLowerCase()) return false;
  const [, stem = '', ending] = /^(.{1,2})\.(\w+)$/.exec(part) ?? [];
  const other = /\.(\w+)$/.exec(name)?.[1];
  return stem === '' || ending === undefined || other === undefined || editDistance(ending, other) <= 1;
}

/** Endings that mean the same, as the first of each is written out. */
const SAME_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.tgz$/, '.tar.gz'],
  [/\.tbz2?$/, '.tar.bz2'],
  [/\.txz$/, '.tar.xz'],
  [/\.yml$/, '.yaml'],
  [/\.jpg$/, '.jpeg'],
  [/\.htm$/, '.html'],
];

/** `site.tgz` is `site.tar.gz`, and nothing else that begins so. */
function sameKind(name: string, part: string): boolean {
  const full = (value: string): string =>
    SAME_ENDINGS.reduce((text, [short, long]) => text.replace(short, long), value.toLowerCase());
  return name !== part && full(name) === full(part);
}

/** `app.yml` and `app.yaml` are one name with two endings. */
function sameStem(name: string, part: string): boolean {
  const stem = (value: string): string => value.replace(/\.[^.]+$/, '').toLowerCase();
  return name !== part && part.includes('.') && stem(name) === stem(part) && stem(name).length > 2;
}
