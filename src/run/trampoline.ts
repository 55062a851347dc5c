import { readFileSync, statSync } from 'node:fs';
import type { Deps } from '../deps.js';
import type { LaunchRecord } from '../model/launch.js';
import { isPlainName, lostInShell } from './lost-in-shell.js';
import { rawTrampoline } from './raw-trampoline.js';

/** What has to be put right in the command's process before it starts. */
export interface Repairs {
  readonly launch: LaunchRecord;
  /** Descriptors of ours that the command would inherit by accident. */
  readonly leaked: readonly number[];
  readonly env: Deps['env'];
}

/** The command behind a short shell script that gives back what Node took; the same words where nothing has to be. */
export function trampoline(words: readonly string[], repairs: Repairs): readonly string[] {
  const script = repairScript(repairs);
  const raw = rawTrampoline(words, repairs.env, script);
  if (raw !== undefined) return raw;
  if (script === '') return words;
  if (keepsEnvironment(repairs.env)) return ['/bin/sh', '-c', `${script}exec "$@"`, 'sh', ...words];
  if (words[0]?.includes('=')) return words;
  return ['/bin/sh', '-c', `${script}exec env "$@"`, 'sh', ...envWords(repairs.env), ...words];
}

/** The words for env(1) that put right what the shell between changes. */
function envWords(env: Deps['env']): readonly string[] {
  const { unset, set } = lostInShell(env);
  return [...unset.flatMap((name) => ['-u', name]), ...set.map((name) => `${name}=${env[name]}`)];
}

function repairScript({ launch, leaked }: Repairs): string {
  const ignored = launch.ignoredSignals.filter((name) => name !== 'KILL' && name !== 'STOP');
  const limit = launch.softFileLimit;
  return [
    ...(ignored.length > 0 ? [`trap '' ${ignored.join(' ')};`] : []),
    ...(limit !== undefined && limit !== currentFileLimit() ? [`ulimit -Sn ${limit};`] : []),
    ...[...launch.closedFds, ...leaked.filter((fd) => fd <= 9)].map((fd) => `exec ${fd}>&-;`),
  ].join(' ');
}

function currentFileLimit(): string | undefined {
  try {
    return /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'latin1'))?.[1];
  } catch {
    return undefined;
  }
}

/** A shell between drops variables with odd names (bash's exported functions) and puts PWD right. */
function keepsEnvironment(env: Deps['env']): boolean {
  return Object.keys(env).every(isPlainName) && isHere(env.PWD);
}

function isHere(folder: string | undefined): boolean {
  if (folder === undefined || !folder.startsWith('/')) return false;
  try {
    const [there, here] = [statSync(folder), statSync('.')];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}
