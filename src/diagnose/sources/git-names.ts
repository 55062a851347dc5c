import { posix } from 'node:path';
import type { World } from '../../model/world.js';

/** Characters of a text that fit into the 64 KiB which are read of a file, whatever the characters are. */
const SURELY_WHOLE = 16 * 1024;

/** The folder of the repository's data, found upwards from here; follows the `.git` file of a worktree or submodule. */
export function gitFolder(world: World): string | undefined {
  for (let folder = world.cwd; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder, '.git');
    const info = world.stat(path);
    if (info?.kind === 'directory') return path;
    const link = info?.kind === 'file' ? /^gitdir: (.+)$/m.exec(world.read(path) ?? '')?.[1] : undefined;
    if (link) return posix.resolve(folder, link);
    if (folder === '/' || folder === '.' || folder === posix.dirname(folder)) return undefined;
  }
}

/** Names of refs below a folder such as `refs/heads`, packed ones included. */
export function gitRefs(world: World, below: string): readonly string[] {
  const folder = gitFolder(world);
  if (!folder) return [];
  const shared = world.read(posix.join(folder, 'commondir'))?.trim();
  const root = shared ? posix.resolve(folder, shared) : folder;
  const packed = (world.read(posix.join(root, 'packed-refs')) ?? '')
    .split('\n')
    .flatMap((line) => /^[0-9a-f]{40,64} (refs\/\S+)$/.exec(line)?.[1] ?? [])
    .filter((ref) => ref.startsWith(`${below}/`))
    .map((ref) => ref.slice(below.length + 1));
  return [...new Set([...walk(world, posix.join(root, below), ''), ...packed])].filter(
    (name) => !name.endsWith('/HEAD'),
  );
}

/** The user's git config and the repository's, one after the other. */
export function gitConfig(world: World): string {
  const folder = gitFolder(world);
  const local = folder ? world.read(posix.join(folder, 'config')) : undefined;
  return `${world.read('~/.gitconfig') ?? ''}\n${local ?? ''}`;
}

/** Aliases of the user and the repository. */
export function gitAliases(world: World): readonly string[] {
  const sections = [...gitConfig(world).matchAll(/^\[alias\]\n((?:(?!\[).*\n?)*)/gm)].map(
    (match) => match[1] ?? '',
  );
  return [...sections.join('\n').matchAll(/^\s*([\w-]+)\s*=/gm)].map((match) => match[1] ?? '');
}

/** The branch that HEAD names; undefined when detached. */
export function gitBranch(world: World): string | undefined {
  const folder = gitFolder(world);
  return folder
    ? /^ref: refs\/heads\/(.+)$/m.exec(world.read(posix.join(folder, 'HEAD')) ?? '')?.[1]
    : undefined;
}

/** Submodules whose folder was never filled; those that the output speaks of come first. */
export function emptySubmodules(world: World, output: string): readonly string[] {
  const listed = [...(world.read('.gitmodules') ?? '').matchAll(/^\s*path = (.+)$/gm)].map(
    (match) => match[1] ?? '',
  );
  const empty = listed.filter((path) => world.stat(posix.join(path, '.git')) === undefined);
  return [...empty].sort((a, b) => Number(output.includes(b)) - Number(output.includes(a)));
}

/** Folders right below this one that are repositories. */
export function nestedRepositories(world: World): readonly string[] {
  return world.list('.').filter((name) => world.stat(posix.join(name, '.git')) !== undefined);
}

/** Files in conflict that still have a mark of it, or cannot be read from here to make sure. */
export function openConflicts(world: World): readonly string[] {
  const unmerged = (world.probe(['git', 'diff', '--name-only', '--diff-filter=U']) ?? '').split('\n');
  return unmerged.filter((path) => path !== '' && !isSettled(world.read(path)));
}

/** Only the start of a long file is read, so none is taken for settled whose end may be missing. */
function isSettled(text: string | undefined): boolean {
  return text !== undefined && text.length < SURELY_WHOLE && !/^<{7} /m.test(text);
}

/** Running git processes that may hold a lock of this repository: those that sit in a folder with a lock. */
export function lockingProcesses(world: World): readonly string[] {
  const running = (world.probe(['pgrep', '-x', 'git']) ?? '').split('\n').filter(Boolean);
  return running.filter((pid) => {
    const folder = `/proc/${pid}/cwd`;
    return !world.stat(folder) || world.stat(`${folder}/.git/index.lock`) !== undefined;
  });
}

/** Known files of the repository, as paths from here, that end in the path that was typed. */
export function filesNamed(world: World, typed: string): readonly string[] {
  const name = posix.basename(typed);
  const listed = world.probe([
    'git',
    'ls-files',
    '-co',
    '--exclude-standard',
    '--',
    `:/**/${name}`,
    `:/${name}`,
  ]);
  return (listed ?? '').split('\n').filter((path) => path !== '' && posix.basename(path) === name);
}

function walk(world: World, folder: string, prefix: string, depth = 0): readonly string[] {
  if (depth > 6) return [];
  return world.list(folder).flatMap((name) => {
    const path = posix.join(folder, name);
    return world.stat(path)?.kind === 'directory'
      ? walk(world, path, `${prefix}${name}/`, depth + 1)
      : [prefix + name];
  });
}
