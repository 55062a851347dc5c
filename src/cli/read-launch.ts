import { readFileSync, unlinkSync } from 'node:fs';
import { constants } from 'node:os';
import type { Deps } from '../deps.js';
import { type LaunchRecord, NO_LAUNCH } from '../model/launch.js';

const SAVED = 'AI_RUN_SAVED_';
/** What the launcher puts between variables. */
const SEPARATOR = '\u0006';
/** What it puts where a variable itself holds that byte: no text can so become a variable of its own. */
const STAND_IN = '\u0005';

/** Fields 32 and 33 of /proc/self/stat, counted from behind the program's name: a bit for each signal. */
const BLOCKED = 29;
const IGNORED = 30;

/** Undoes what the launcher did to the environment and reads what it noted. */
export function readLaunch(env: Deps['env']): { env: Deps['env']; launch: LaunchRecord } {
  const noted = env.AI_RUN_LAUNCH;
  if (noted === undefined) return { env: withoutNotes(env), launch: NO_LAUNCH };
  const exact = recordedEnvironment(env.AI_RUN_ENVIRON ?? readOnce(env.AI_RUN_ENVIRON_FILE), env);
  return { env: exact ?? savedEnvironment(withoutNotes(env)), launch: parseLaunch(noted) };
}

// Each variable of a process is slow to read, so all of them are only where the exact environment is not known.
function withoutNotes({
  AI_RUN_LAUNCH,
  AI_RUN_ENVIRON,
  AI_RUN_ENVIRON_FILE,
  ...rest
}: Deps['env']): Deps['env'] {
  return rest;
}

/** An environment too long for one variable comes in a file of the launcher's. */
function readOnce(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    unlinkSync(file);
    return text;
  } catch {
    return undefined;
  }
}

/** The environment as the kernel gave it: the shell between would drop odd names and add PWD. */
function recordedEnvironment(recorded: string | undefined, own: Deps['env']): Deps['env'] | undefined {
  if (recorded === undefined) return undefined;
  const newline = recorded.indexOf('\n');
  const entries = newline < 0 ? [] : recorded.slice(newline + 1).split(SEPARATOR);
  if (entries.at(-1) === '') entries.pop();
  const pairs = entries.map((entry) => [entry.indexOf('=', 1), entry] as const);
  if (pairs.some(([equals]) => equals < 0)) return undefined;
  return Object.fromEntries(
    pairs.map(([equals, entry]) => {
      const [name, value] = [entry.slice(0, equals), entry.slice(equals + 1)];
      // The shell has passed it on unharmed, maybe under a name of the launcher's; not where its name is odd.
      const whole = value.includes(STAND_IN) ? (own[name] ?? own[SAVED + name]) : undefined;
      return [name, whole ?? value];
    }),
  );
}

function savedEnvironment(env: Deps['env']): Deps['env'] {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name.startsWith(SAVED) ? name.slice(SAVED.length) : name,
      value,
    ]),
  );
}

function parseLaunch(noted: string): LaunchRecord {
  const [fds = '', pipes = '', limit = '', stat = ''] = noted.split(';');
  const open = numbers(fds);
  return {
    ignoredSignals: ignoredSignals(stat),
    blockedSignals: signalSet(stat, BLOCKED),
    ...(/^\d+$/.test(limit) ? { softFileLimit: limit } : {}),
    extraFds: open.filter((fd) => fd > 2),
    closedFds: [0, 1, 2].filter((fd) => !open.includes(fd)),
    pipes: numbers(pipes),
  };
}

function numbers(words: string): number[] {
  return words.trim() === '' ? [] : words.trim().split(' ').map(Number);
}

/** By all their names: 29 is POLL and IO. */
function ignoredSignals(stat: string): string[] {
  const ignored = signalSet(stat, IGNORED);
  if (ignored.length === 0) return [];
  return Object.entries(constants.signals).flatMap(([name, number]) =>
    ignored.includes(number) ? [name.replace(/^SIG/, '')] : [],
  );
}

/** The numbers of the signals whose bits are set. */
function signalSet(stat: string, index: number): number[] {
  const bits = Number(stat.trim().split(' ')[index] ?? '0');
  const numbers: number[] = [];
  for (let number = 1; number <= 31 && bits !== 0; number += 1) {
    if ((bits & (1 << (number - 1))) !== 0) numbers.push(number);
  }
  return numbers;
}
