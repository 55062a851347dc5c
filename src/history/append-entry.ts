import { closeSync, constants, fchmodSync, fstatSync, openSync, type Stats, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileTrouble } from '../errors.js';
import { makeFolder } from '../files/make-folder.js';
import type { HistoryEntry } from './entry-schema.js';
import { rotateLog } from './rotate-log.js';

/** Above this size the log becomes the backup and a new one is begun. */
const HISTORY_MAX_BYTES = 1_000_000;

// Not blocking: a named pipe in the log's place must not hang the command.
const FLAGS = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0);

/**
 * Appends one entry to the log as one whole line in a single write, then rotates the log if it has grown too big.
 * Trouble is returned as a sentence and never thrown: a run does not fail because it could not be remembered.
 */
export function appendEntry(
  entry: HistoryEntry,
  paths: { readonly historyLog: string },
  maxBytes: number = HISTORY_MAX_BYTES,
): string | undefined {
  return appendLine(JSON.stringify(entry), paths.historyLog, maxBytes);
}

/** Appends one line to a private, rotating log (0600 in a 0700 folder); returns a notice where it could not. */
export function appendLine(line: string, path: string, maxBytes: number): string | undefined {
  try {
    const size = writeLine(path, Buffer.from(`${line}\n`));
    if (size !== undefined && size.size > maxBytes) rotateLog(path, size, maxBytes);
    return undefined;
  } catch (error) {
    return `The run could not be recorded in ${path}: ${fileTrouble(error)}.`;
  }
}

function writeLine(path: string, bytes: Buffer): Stats | undefined {
  const fd = openLog(path);
  try {
    const written = writeSync(fd, bytes);
    if (written < bytes.length) throw new Error('only a part of the line could be written');
    const stats = fstatSync(fd);
    // Links to /dev/null and the like are the person's own way to keep no log: leave such files alone.
    if (!stats.isFile()) return undefined;
    if ((stats.mode & 0o077) !== 0) fchmodSync(fd, 0o600);
    return stats;
  } finally {
    closeSync(fd);
  }
}

function openLog(path: string): number {
  try {
    return openSync(path, FLAGS, 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    makeFolder(dirname(path));
    return openSync(path, FLAGS, 0o600);
  }
}
