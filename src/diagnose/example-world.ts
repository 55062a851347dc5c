import { posix } from 'node:path';
import type { PathInfo, World } from '../model/world.js';
import type { ExampleWorldSpec } from './pattern-schema.js';
import { unseenMachine } from './unseen-machine.js';

const HOME = '/home/dev';

type Entry = NonNullable<ExampleWorldSpec['files']>[string];

/** A made-up machine for a pattern's examples: only what the example names exists. */
export function createExampleWorld(spec: ExampleWorldSpec = {}): World {
  const world = exampleMachine(spec);
  return spec.unseen ? unseenMachine(world) : world;
}

function exampleMachine(spec: ExampleWorldSpec): World {
  const cwd = spec.cwd ?? `${HOME}/project`;
  const absolute = (path: string): string =>
    posix.resolve(cwd, path.replace(/^~(?=\/|$)/, HOME)).replace(/(.)\/$/, '$1');
  const files = new Map<string, Entry>([[cwd, null]]);
  for (const [path, entry] of Object.entries(spec.files ?? {})) {
    const full = absolute(path);
    files.set(full, entry);
    for (let up = posix.dirname(full); !files.has(up); up = posix.dirname(up)) files.set(up, null);
  }
  const programs = [...(spec.programs ?? [])].sort();
  const user = spec.user ?? 'dev';
  return {
    cwd,
    env: { HOME, ...spec.env },
    stat: (path) => pathInfo(files, absolute(path)),
    list: (path) =>
      [...files.keys()]
        .filter((each) => posix.dirname(each) === absolute(path) && each !== '/')
        .map((each) => posix.basename(each))
        .sort(),
    read: (path) => fileText(files.get(absolute(path))),
    link: (path) => spec.links?.[path],
    programs: () => programs,
    which: (name) => (programs.includes(name) ? `/usr/bin/${name}` : undefined),
    probe: (argv) => spec.probes?.[argv.join(' ')],
    manual: (page) => spec.probes?.[`man ${page}`],
    user: { name: user, uid: user === 'root' ? 0 : 1000, root: user === 'root', groups: [user] },
    unseen: false,
    os: {
      platform: spec.os === 'macos' ? 'darwin' : 'linux',
      distro: spec.os ?? 'debian',
      like: spec.os ? [] : ['debian'],
    },
  };
}

function pathInfo(files: ReadonlyMap<string, Entry>, path: string): PathInfo | undefined {
  const entry = path === '/' ? null : files.get(path);
  if (entry === undefined) return undefined;
  const options = typeof entry === 'object' && entry !== null ? entry : {};
  const directory = entry === null || options.directory === true;
  return {
    kind: directory ? 'directory' : 'file',
    executable: directory || options.exec === true,
    writable: options.locked !== true && options.foreign !== true,
    readable: options.hidden !== true,
    owner: options.foreign ? 0 : 1000,
    size: fileText(entry)?.length ?? 0,
  };
}

function fileText(entry: Entry | undefined): string | undefined {
  if (entry === undefined || entry === null) return undefined;
  return typeof entry === 'string' ? entry : (entry.text ?? (entry.directory ? undefined : ''));
}
