import { openSync, readFileSync } from 'node:fs';
import type { LaunchRecord } from '../model/launch.js';
import type { Witness } from './witness.js';

/** Signals that a person or a supervisor sends to the command, and so to us in its place. */
const FORWARDED = [
  'SIGTERM',
  'SIGHUP',
  'SIGUSR1',
  'SIGUSR2',
  'SIGALRM',
  'SIGINT',
  'SIGQUIT',
  'SIGABRT',
] as const;

/** Seldom sent. We listen to them a little later, when most commands have ended, for that takes its time. */
const SELDOM = [
  'SIGWINCH',
  'SIGIO',
  'SIGPWR',
  'SIGPROF',
  'SIGVTALRM',
  'SIGXCPU',
  'SIGSYS',
  'SIGTRAP',
  'SIGSTKFLT',
] as const;

const SELDOM_AFTER_MS = 100;

/** A terminal tells its foreground of a new size: all of it. Nobody dies of that, so no witness tells. */
const FROM_TERMINAL = 'SIGWINCH';

/** Without a witness, these are taken to come from a key where there is a terminal: the whole group has got them. */
const FROM_KEYBOARD: ReadonlySet<string> = new Set(['SIGINT', 'SIGQUIT']);

/** The witness may be between getting a signal and showing it. */
const SECOND_LOOK_MS = 3;

/** Passes signals that came to us alone on to the command while it runs; the returned function stops that. */
export function forwardSignals(
  send: (signal: NodeJS.Signals) => void,
  launch: LaunchRecord,
  witness: Pick<Witness, 'saw'>,
): () => void {
  const sendUnlessSeen = (signal: NodeJS.Signals) => {
    if (!witness.saw(signal)) send(signal);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (signal === FROM_TERMINAL && inForeground()) return;
    const seen = witness.saw(signal);
    if (seen === undefined && !(FROM_KEYBOARD.has(signal) && inForeground())) send(signal);
    if (seen === false) setTimeout(() => sendUnlessSeen(signal), SECOND_LOOK_MS);
  };
  const stops = FORWARDED.map((signal) => listen(signal, launch, onSignal));
  const timer = setTimeout(() => {
    stops.push(...SELDOM.map((signal) => listen(signal, launch, onSignal)));
  }, SELDOM_AFTER_MS).unref();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** What was ignored before us stays so; the returned function stops listening. */
function listen(
  signal: NodeJS.Signals,
  launch: LaunchRecord,
  onSignal: (signal: NodeJS.Signals) => void,
): () => void {
  const ignored = launch.ignoredSignals.includes(signal.slice(3));
  const handler = () => {
    if (!ignored) onSignal(signal);
  };
  process.on(signal, handler);
  return () => process.off(signal, handler);
}

/** True where we are in the foreground group of our terminal; where that can't be known, true if there is a terminal. */
export function inForeground(): boolean {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[2] === fields[5];
  } catch {
    return hasTerminal();
  }
}

function hasTerminal(): boolean {
  try {
    openSync('/dev/tty', 'r');
    return true;
  } catch {
    return false;
  }
}
