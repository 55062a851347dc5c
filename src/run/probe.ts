import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { execaSync } from 'execa';
import { gitAtRest, type RestingGit } from './git-at-rest.js';

/** Bounds of a query. */
export interface ProbeOptions {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/** The stdout of a harmless query, without a shell and without stdin; undefined where it failed or took too long. */
export function probe(argv: readonly string[], options: ProbeOptions): string | undefined {
  if (argv[0] !== 'git') return query(argv, options);
  const ask = ({ argv: words, env }: RestingGit) =>
    query(words, { ...options, env: { ...options.env, ...env } });
  const resting = gitAtRest(argv, ask);
  return resting && ask(resting);
}

function query(argv: readonly string[], options: ProbeOptions): string | undefined {
  const [program, ...rest] = argv;
  if (program === undefined) return undefined;
  const result = execaSync(program, rest, {
    stdin: 'ignore',
    stderr: 'ignore',
    cwd: options.cwd,
    env: { ...options.env, PATH: foreignFolders(options) },
    extendEnv: false,
    timeout: options.timeoutMs,
    maxBuffer: options.maxBytes,
    killSignal: 'SIGKILL',
    stripFinalNewline: false,
    reject: false,
  });
  return result.failed ? undefined : result.stdout;
}

/** Nobody asked for this query, so a program that the project has brought along must not answer it. */
function foreignFolders({ env, cwd }: Pick<ProbeOptions, 'env' | 'cwd'>): string {
  const home = realPath(env.HOME ?? '/');
  const roots = [...new Set([realPath(cwd), projectAround(realPath(cwd))])].filter(
    (root) => !isWithin(home, root),
  );
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !folder.includes('/node_modules/'))
    .filter((folder) => !roots.some((root) => isWithin(realPath(folder), root)))
    .join(delimiter);
}

/** The folder with the repository that a folder lies in; the folder itself where there is none. */
function projectAround(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return folder;
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}
