import { delimiter, isAbsolute } from 'node:path';
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
  const ask = ({ argv: words, env }: RestingGit) =>
    query(words, { ...options, env: { ...options.env, ...env } });
  return argv[0] === 'git' ? ask(gitAtRest(argv, ask)) : query(argv, options);
}

function query(argv: readonly string[], options: ProbeOptions): string | undefined {
  const [program, ...rest] = argv;
  if (program === undefined) return undefined;
  const result = execaSync(program, rest, {
    stdin: 'ignore',
    stderr: 'ignore',
    cwd: options.cwd,
    env: { ...options.env, PATH: absoluteFolders(options.env.PATH) },
    extendEnv: false,
    timeout: options.timeoutMs,
    maxBuffer: options.maxBytes,
    killSignal: 'SIGKILL',
    stripFinalNewline: false,
    reject: false,
  });
  return result.failed ? undefined : result.stdout;
}

/** Nobody asked for this query, so a program that lies in the current folder must not answer it. */
function absoluteFolders(path = ''): string {
  return path.split(delimiter).filter(isAbsolute).join(delimiter);
}
