import { posix } from 'node:path';
import type { World } from '../../model/world.js';

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git', 'target', 'dist', '.venv', 'venv']);
const INCLUDE_FOLDERS = ['include', 'src', 'lib', 'inc', 'src/include', 'local/lib', 'modules', '..'];

/** Folders below this one, nearest first, that hold something of this name; at most 3 levels and 300 folders. */
export function foldersWith(world: World, name: string): readonly string[] {
  const found: string[] = [];
  let level: readonly string[] = ['.'];
  for (let depth = 0; depth < 3 && found.length === 0; depth++) {
    level = level.flatMap((folder) => subfolders(world, folder)).slice(0, 300);
    found.push(...level.filter((folder) => world.stat(posix.join(folder, name)) !== undefined));
  }
  return found;
}

/** Where else a path that is not there may be: in a folder below, in the one above, at the root, or below this one without its slash. */
export function pathsElsewhere(world: World, typed: string): readonly string[] {
  const bare = typed.replace(/^(?:\.?\/)+/, '');
  if (bare === '' || bare.startsWith('..') || bare.startsWith('~')) return [];
  const prefix = typed.startsWith('./') ? './' : '';
  const below = foldersWith(world, bare).map((folder) => prefix + posix.join(folder, bare));
  const root = prefix === '' && bare.includes('/') ? [`/${bare}`] : [];
  const near = [bare, posix.join('..', bare), ...root].filter((path) => world.stat(path) !== undefined);
  return (
    typed.startsWith('/') ? near.slice(0, 1) : [...below, ...near.filter((path) => path !== bare)]
  ).slice(0, 2);
}

/** Folders below this one from which a relative file can be reached, as compilers and interpreters search them. */
export function includeFolders(world: World, file: string): readonly string[] {
  return INCLUDE_FOLDERS.filter((folder) => world.stat(posix.join(folder, file)) !== undefined);
}

/** Folders that hold a library of this name. */
export function libraryFolders(world: World, name: string): readonly string[] {
  const here = [`lib${name}.so`, `lib${name}.a`, `lib${name}.dylib`];
  return here.flatMap((file) => [...(world.stat(file) ? ['.'] : []), ...foldersWith(world, file)]);
}

/** C and C++ files here that define a function. */
export function definingFiles(world: World, symbol: string): readonly string[] {
  const name = symbol.replace(/\(.*$/, '');
  if (!/^\w+$/.test(name)) return [];
  const definition = new RegExp(`\\b${name}\\s*\\([^;{]*\\)\\s*\\{`);
  return ['.', 'src', 'lib'].flatMap((folder) =>
    world
      .list(folder)
      .filter((file) => /\.(?:c|cc|cpp|cxx)$/.test(file))
      .map((file) => posix.join(folder, file))
      .filter((file) => definition.test(world.read(file) ?? '')),
  );
}

/** Go files here that define a function, type or variable. */
export function goFilesDefining(world: World, symbol: string): readonly string[] {
  if (!/^\w+$/.test(symbol)) return [];
  const definition = new RegExp(`^(?:func|type|var|const)\\s+${symbol}\\b`, 'm');
  const files = world.list('.').filter((file) => file.endsWith('.go') && !file.endsWith('_test.go'));
  return files.filter((file) => definition.test(world.read(file) ?? ''));
}

/** The git submodule that a path belongs to. */
export function submoduleOf(world: World, path: string): readonly string[] {
  const paths = [...(world.read('.gitmodules') ?? '').matchAll(/^\s*path\s*=\s*(.+)$/gm)].map((match) =>
    (match[1] ?? '').trim(),
  );
  return paths.filter((module) => path === module || path.startsWith(`${module}/`));
}

function subfolders(world: World, folder: string): readonly string[] {
  return world
    .list(folder)
    .filter((name) => !SKIPPED.has(name) && !name.startsWith('.'))
    .map((name) => posix.join(folder, name))
    .filter((path) => world.stat(path)?.kind === 'directory');
}
