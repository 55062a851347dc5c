import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { Deps, Output } from '../deps.js';
import { findHome } from '../files/find-home.js';
import { type ShellMessage, splitShellMessage } from '../model/shell-message.js';
import { terminalSize } from '../run/terminal-size.js';
import { readLaunch } from './read-launch.js';

/** The dependencies of a real process, made from its environment; nothing is opened before it is used. */
export function processDeps(processEnv: Deps['env']): Deps {
  const { env: given, launch } = readLaunch(processEnv);
  const { env, shellMessage } = splitShellMessage(given);
  const waiting = whileShellWaits(shellMessage);
  const canPrompt = () => isatty(0) && isatty(2);
  return {
    env,
    launch,
    get shellMessage() {
      return waiting();
    },
    cwd: currentFolder(env.PWD),
    platform: process.platform,
    home: findHome(env.HOME),
    now: () => new Date(),
    stdout: fileOutput(1),
    stderr: fileOutput(2),
    canPrompt,
    ask: async (question, options) => {
      if (!canPrompt()) return undefined;
      const { askOnTerminal } = await import('./ask-on-terminal.js');
      return askOnTerminal(question, options?.prefill);
    },
  };
}

/** What the shell function said; nothing any more once we were stopped, because then it has ended and reads no answer. */
function whileShellWaits(message: ShellMessage): () => ShellMessage {
  let said = message;
  if (message.AI_RUN_SHELL_OUT !== undefined) {
    process.once('SIGCONT', () => {
      said = {};
    });
  }
  return () => said;
}

/** The current folder, or its last known name where it was deleted. */
function currentFolder(lastKnown = '/'): string {
  try {
    return process.cwd();
  } catch {
    return lastKnown;
  }
}

function fileOutput(fd: 1 | 2): Output {
  return {
    get isTTY() {
      return isatty(fd);
    },
    get columns() {
      return isatty(fd) ? (terminalSize(fd)?.columns ?? 80) : 80;
    },
    write: (text) => writeAll(fd, Buffer.from(text)),
  };
}

/** Writes everything, waits where a non-blocking reader is slow, and gives up silently where nobody reads. */
function writeAll(fd: number, bytes: Buffer): void {
  let offset = 0;
  while (offset < bytes.length) {
    try {
      offset += writeSync(fd, bytes, offset);
    } catch (error) {
      if (!isBusy(error)) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
