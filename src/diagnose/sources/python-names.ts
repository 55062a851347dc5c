import { posix } from 'node:path';
import type { World } from '../../model/world.js';

/** Modules that the system's Python brings, read from its library folder. */
export function pythonModules(world: World): readonly string[] {
  const roots = ['/usr/lib', '/usr/local/lib'].flatMap((root) =>
    world
      .list(root)
      .filter((name) => /^python3\.\d+$/.test(name))
      .map((name) => posix.join(root, name)),
  );
  const names = roots.flatMap((root) => world.list(root)).map((name) => name.replace(/\.py$/, ''));
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
