import { delimiter, isAbsolute, relative } from 'node:path';
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
  const inProject = isWithin(env.HOME ?? '/', cwd) ? () => false : (folder: string) => isWithin(folder, cwd);
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !folder.includes('/node_modules/') && !inProject(folder))
    .join(delimiter);
}

function isWithin(path: string, folder: string): boolean {
  return !relative(folder, path).startsWith('..');
}
