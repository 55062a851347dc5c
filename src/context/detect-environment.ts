import path from 'node:path';
import type { Deps } from '../deps.js';
import type { EnvironmentInfo } from '../model/execution.js';
import { dockerAvailable } from './docker-daemon.js';
import { gitBranch, gitFolder } from './git-folder.js';
import { programOnPath, readSmall } from './read-small.js';

/** Output of a short query such as `python3 --version`, or undefined where it failed or took too long. */
export type VersionProbe = (argv: readonly string[]) => Promise<string | undefined>;

const PROBE_MS = 200;

/**
 * Learns what it can of the machine, each fact by itself and within 200 ms, all at the same time.
 * Files and variables are read; a program is only asked for its version where a probe is given.
 */
export async function detectEnvironment(
  deps: Pick<Deps, 'env' | 'cwd' | 'home'>,
  probe?: VersionProbe,
): Promise<EnvironmentInfo> {
  const [python, node, docker] = await Promise.all([
    inTime(async () => pythonFromFiles(deps) ?? version(await probe?.(['python3', '--version']))),
    inTime(async () => nodeFromPath(deps) ?? version(await probe?.(['node', '--version']))),
    inTime(() => dockerAvailable(deps)),
  ]);
  return known({
    python_version: python,
    ...virtualenv(deps),
    nodejs_version: node,
    docker_available: docker,
    ...git(deps.cwd),
  });
}

/** The facts that were learnt, without the others. */
function known(
  facts: { readonly [Key in keyof EnvironmentInfo]: EnvironmentInfo[Key] | undefined },
): EnvironmentInfo {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

async function inTime<T>(learn: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PROBE_MS);
  });
  try {
    return await Promise.race([learn(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function virtualenv({
  env,
}: Pick<Deps, 'env'>): Pick<EnvironmentInfo, 'virtualenv_active' | 'virtualenv_path'> {
  const folder = env.VIRTUAL_ENV || env.CONDA_PREFIX;
  return folder ? { virtualenv_active: true, virtualenv_path: folder } : { virtualenv_active: false };
}

function git(cwd: string): Pick<EnvironmentInfo, 'git_repo' | 'git_branch'> {
  const folder = gitFolder(cwd);
  const branch = folder === undefined ? undefined : gitBranch(folder);
  return { git_repo: folder !== undefined, ...(branch === undefined ? {} : { git_branch: branch }) };
}

/** From the virtual environment's pyvenv.cfg, or from the name that the python3 on PATH links to. */
function pythonFromFiles({ env }: Pick<Deps, 'env'>): string | undefined {
  const config = env.VIRTUAL_ENV && readSmall(path.join(env.VIRTUAL_ENV, 'pyvenv.cfg'));
  const declared = config ? /^version(?:_info)?\s*=\s*(\d+\.\d+(?:\.\d+)?)/m.exec(config)?.[1] : undefined;
  return declared ?? /python(\d+\.\d+)$/.exec(programOnPath('python3', env) ?? '')?.[1];
}

/** Version managers keep each Node in a folder with its version for a name. */
function nodeFromPath({ env }: Pick<Deps, 'env'>): string | undefined {
  return /[/\\]v?(\d+\.\d+\.\d+)[/\\]/.exec(programOnPath('node', env) ?? '')?.[1];
}

function version(output: string | undefined): string | undefined {
  return /\d+\.\d+(?:\.\d+)?\S*/.exec(output ?? '')?.[0];
}
