import { openSync, readFileSync } from 'node:fs';
import type { LaunchRecord } from '../model/launch.js';

/** Signals that a person or a supervisor sends to the command, and so to us in its place. */
const FORWARDED = ['SIGTERM', 'SIGHUP', 'SIGUSR1', 'SIGUSR2', 'SIGALRM', 'SIGINT', 'SIGQUIT'] as const;

/** The kernel sends these to the whole foreground group, the command included: sending them again would be twice. */
const FROM_KEYBOARD: ReadonlySet<string> = new Set(['SIGINT', 'SIGQUIT']);

/** Passes signals on to the command while it runs; the returned function stops that. */
export function forwardSignals(send: (signal: NodeJS.Signals) => void, launch: LaunchRecord): () => void {
  const handlers = FORWARDED.map((signal) => {
    const ignored = launch.ignoredSignals.includes(signal.slice(3));
    const handler = () => {
      if (!ignored && !(FROM_KEYBOARD.has(signal) && inForeground())) send(signal);
    };
    process.on(signal, handler);
    return { signal, handler };
  });
  return () => {
    for (const { signal, handler } of handlers) process.off(signal, handler);
  };
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
