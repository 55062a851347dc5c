import type { World } from '../../model/world.js';

/** Keys of an object in package.json: scripts, dependencies … */
export function packageKeys(world: World, field: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(world.read('package.json') ?? '{}');
    const section = isRecord(parsed) ? parsed[field] : undefined;
    return isRecord(section) ? Object.keys(section) : [];
  } catch {
    return [];
  }
}

/** Targets of the makefile here. */
export function makeTargets(world: World): readonly string[] {
  const text = ['GNUmakefile', 'makefile', 'Makefile']
    .map((name) => world.read(name))
    .find((each) => each !== undefined);
  return [...(text ?? '').matchAll(/^([A-Za-z0-9][\w./-]*)\s*:(?!=)/gm)].map((match) => match[1] ?? '');
}

/** Binaries, examples, features or tests of the cargo package here. */
export function cargoNames(world: World, what: string): readonly string[] {
  const manifest = world.read('Cargo.toml') ?? '';
  if (what === 'features') {
    const section = /^\[features\]\n((?:(?!\[).*\n?)*)/m.exec(manifest)?.[1] ?? '';
    return [...section.matchAll(/^([\w-]+)\s*=/gm)].map((match) => match[1] ?? '');
  }
  const folder = { bin: 'src/bin', example: 'examples', test: 'tests', bench: 'benches' }[what] ?? what;
  const files = world.list(folder).map((name) => name.replace(/\.rs$/, ''));
  const named = [...manifest.matchAll(/^name\s*=\s*"([^"]+)"/gm)].map((match) => match[1] ?? '');
  return [...files, ...named];
}

/** Services of the compose file here. */
export function composeServices(world: World): readonly string[] {
  const names = ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'];
  const text = names.map((name) => world.read(name)).find((each) => each !== undefined) ?? '';
  const section = /^services:\s*\n((?:[ \t]+.*\n?|\s*\n)*)/m.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^ {2}([\w.-]+):/gm)].map((match) => match[1] ?? '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
