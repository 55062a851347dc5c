import { readFileSync, statSync } from 'node:fs';
import { constants } from 'node:os';
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
  // env(1) would take a program with an equals sign for a variable.
  const start = words[0]?.includes('=') ? script : `${script}${blocking(repairs.launch.blockedSignals)}`;
  if (start === '') return words;
  if (keepsEnvironment(repairs.env)) return ['/bin/sh', '-c', `${start}exec "$@"`, 'sh', ...words];
  if (words[0]?.includes('=')) return words;
  return ['/bin/sh', '-c', `${start}exec env "$@"`, 'sh', ...envWords(repairs.env), ...words];
}

/** The words for env(1) that put right what the shell between changes. */
function envWords(env: Deps['env']): readonly string[] {
  const { unset, set } = lostInShell(env);
  return [...unset.flatMap((name) => ['-u', name]), ...set.map((name) => `${name}=${env[name]}`)];
}

function repairScript({ launch, leaked }: Repairs): string {
  const ignored = numbersOf(launch.ignoredSignals);
  const limit = launch.softFileLimit;
  return [
    ...(ignored.length > 0 ? [`trap '' ${ignored.join(' ')};`] : []),
    ...(limit !== undefined && limit !== currentFileLimit() ? [`ulimit -Sn ${limit};`] : []),
    ...[...launch.closedFds, ...leaked.filter((fd) => fd <= 9)].map((fd) => `exec ${fd}>&-;`),
  ].join(' ');
}

/** Shells know the signals by different names, or not at all, but all by their numbers. */
function numbersOf(names: readonly string[]): readonly number[] {
  const numbers = Object.entries(constants.signals).flatMap(([name, number]) =>
    names.includes(name.slice(3)) ? [number] : [],
  );
  return [...new Set(numbers)];
}

/** No shell can block a signal for the command; GNU's env(1) can. */
function blocking(signals: readonly number[]): string {
  if (signals.length === 0) return '';
  const option = `--block-signal=${signals.join(',')}`;
  return `if env ${option} true 2>/dev/null; then exec env ${option} "$@"; fi;`;
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
