import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { makeFolder } from '../files/make-folder.js';
import type { ShellMessage } from '../model/shell-message.js';
import { isShell, type Shell } from './shell-builtins.js';

/** The shell function that started ai-run, and the file in which it looks for answers afterwards. */
export interface ShellChannel {
  readonly shell: Shell;
  readonly file: string;
}

/**
 * What the function does with a command that a person said yes to: `ran` only remembers it, `run` runs it in place of
 * the failed one, `prepare` runs it before `again` runs the failed one anew, `cd` goes to a folder.
 */
export type ShellVerb = 'ran' | 'run' | 'prepare' | 'again' | 'cd';

/** One record of the file: a verb and its command. */
export interface ShellRecord {
  readonly verb: ShellVerb;
  readonly text: string;
}

/** The channel that the shell function named as `shell:path`; undefined without the function. */
export function openShellChannel(message: ShellMessage = {}): ShellChannel | undefined {
  const [, shell, file] = /^([a-z]+):(.+)$/s.exec(message.AI_RUN_SHELL_OUT ?? '') ?? [];
  return isShell(shell) && file !== undefined && isAbsolute(file) ? { shell, file } : undefined;
}

/** Appends records to the channel's file, which only this user can read; false where that is not possible. */
export function sendToShell(channel: ShellChannel, records: readonly ShellRecord[]): boolean {
  if (records.some(({ text }) => text.includes('\0'))) return false;
  try {
    makeFolder(dirname(channel.file));
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0);
    const fd = openSync(channel.file, flags, 0o600);
    try {
      writeSync(fd, records.map(({ verb, text }) => `${verb}\0${text}\0`).join(''));
    } finally {
      closeSync(fd);
    }
    return true;
  } catch {
    return false;
  }
}
