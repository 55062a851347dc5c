import { posix } from 'node:path';
import type { World } from '../../model/world.js';
import { editDistance } from '../../text/edit-distance.js';
import { PYPI_PACKAGES } from './word-lists.js';

/** Modules that the system's Python brings, read from its library folder. */
export function pythonModules(world: World): readonly string[] {
  const names = libraryFolders(world)
    .flatMap((root) => world.list(root))
    .map((name) => name.replace(/\.py$/, ''));
  return [
    ...new Set([
      ...names.filter((name) => /^[a-z]\w*$/.test(name)),
      'pip',
      'venv',
      'pytest',
      'http',
      'json',
      'unittest',
    ]),
  ];
}

/** Modules inside a package of the system's Python, with the package: `http.server`. */
export function pythonSubmodules(world: World, top: string): readonly string[] {
  if (!/^\w+$/.test(top)) return [];
  const names = libraryFolders(world).flatMap((root) => world.list(posix.join(root, top)));
  return [...new Set(names.flatMap((name) => /^([a-z]\w*)\.py$/.exec(name)?.[1] ?? []))].map(
    (name) => `${top}.${name}`,
  );
}

/** Modules, those of this folder too, and well-known packages one slip away from a name that is none of them; a short one may only lack a letter of a module. */
export function pythonSlips(world: World, name: string): readonly string[] {
  const packages = [...PYPI_PACKAGES, 'yaml', 'dotenv', 'sklearn', 'bs4'];
  const known = [...ownModules(world), ...pythonModules(world), ...packages];
  if (name.length < 3 || known.includes(name)) return [];
  const fits = (each: string): boolean => /^\w+$/.test(each) && editDistance(name, each) === 1;
  return name.length === 3
    ? pythonModules(world).filter((each) => each.length === 4 && fits(each))
    : [...new Set(known)].filter(fits);
}

/** Modules and packages of the current folder. */
function ownModules(world: World): readonly string[] {
  return world.list('.').flatMap((name) => {
    const isPackage = world.stat(`${name}/__init__.py`) !== undefined;
    return isPackage ? [name] : (/^([A-Za-z_]\w*)\.py$/.exec(name)?.[1] ?? []);
  });
}

/** Names of tests in the folders where pytest looks first, and the words in them. */
export function pythonTests(world: World): readonly string[] {
  const files = ['.', 'tests', 'test'].flatMap((folder) =>
    world
      .list(folder)
      .filter((name) => /^test_\w+\.py$|_test\.py$/.test(name))
      .map((name) => posix.join(folder, name)),
  );
  const names = files.flatMap((file) =>
    [...(world.read(file) ?? '').matchAll(/^\s*(?:async\s+)?(?:def|class)\s+([Tt]est\w*)/gm)].map(
      (match) => match[1] ?? '',
    ),
  );
  return [...new Set(names.flatMap((name) => [name, name.replace(/^test_?/i, ''), ...name.split('_')]))];
}

/** The marker by which a distribution keeps pip away from its own Python (PEP 668), if that one is in use. */
export function managedMarkers(world: World): readonly string[] {
  if (world.unseen) return [];
  const python = world.which('python3') ?? '/usr/bin/python3';
  if (!python.startsWith('/usr/bin/')) return [];
  return libraryFolders(world)
    .map((root) => posix.join(root, 'EXTERNALLY-MANAGED'))
    .filter((path) => world.stat(path) !== undefined);
}

function libraryFolders(world: World): readonly string[] {
  return ['/usr/lib', '/usr/local/lib'].flatMap((root) =>
    world
      .list(root)
      .filter((name) => /^python3\.\d+$/.test(name))
      .map((name) => posix.join(root, name)),
  );
}
