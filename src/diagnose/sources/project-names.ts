import type { World } from '../../model/world.js';

/** Keys of an object in package.json or its like: scripts, dependencies … */
export function packageKeys(world: World, field: string, file = 'package.json'): readonly string[] {
  const section = readRecord(world, file)?.[field];
  return isRecord(section) ? Object.keys(section) : [];
}

function readRecord(world: World, path: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(world.read(path) ?? '{}');
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Names of the npm workspaces below this folder; only those that have the script, if one is named. */
export function workspaceNames(world: World, script = ''): readonly string[] {
  return workspaceFolders(world).flatMap((folder) => {
    const parsed = readRecord(world, `${folder}/package.json`);
    const scripts = isRecord(parsed?.scripts) ? parsed.scripts : {};
    return typeof parsed?.name === 'string' && (script === '' || script in scripts) ? [parsed.name] : [];
  });
}

function workspaceFolders(world: World): readonly string[] {
  const listed = readRecord(world, 'package.json')?.workspaces;
  const globs = Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
  return globs.flatMap((glob) => {
    const parent = /^(.+)\/\*$/.exec(glob)?.[1];
    return parent === undefined ? [glob] : world.list(parent).map((name) => `${parent}/${name}`);
  });
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

/** Packages of the cargo workspace here. */
export function cargoPackages(world: World): readonly string[] {
  const members = [...(world.read('Cargo.toml') ?? '').matchAll(/"([\w./*-]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const folders = members.flatMap((member) =>
    member.endsWith('/*')
      ? world.list(member.slice(0, -2)).map((name) => member.slice(0, -1) + name)
      : [member],
  );
  return ['.', ...folders].flatMap(
    (folder) => /^name\s*=\s*"([^"]+)"/m.exec(world.read(`${folder}/Cargo.toml`) ?? '')?.[1] ?? [],
  );
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
