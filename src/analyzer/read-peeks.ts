import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { AiRunError, EXIT, fileTrouble } from '../errors.js';

/** A file that the person shows to the model. */
export interface Peek {
  readonly path: string;
  readonly text: string;
}

const PEEK_LIMIT = 16 * 1024;
const LISTING_LIMIT = 8 * 1024;

/** Reads the start of each file; one that cannot be shown is the person's mistake and said so. */
export function readPeeks(paths: readonly string[], cwd: string): readonly Peek[] {
  return paths.map((path) => ({ path, text: readPeek(path, resolve(cwd, path)) }));
}

function readPeek(name: string, path: string): string {
  try {
    if (!statSync(path).isFile()) throw new Error('it is not a file');
    const bytes = readStart(path);
    if (bytes.includes(0)) throw new Error('it is not text');
    return bytes.toString('utf8');
  } catch (error) {
    const reason = fileTrouble(error);
    throw new AiRunError(`--peek ${name}: ${reason}.`, { exitCode: EXIT.usage });
  }
}

function readStart(path: string): Buffer {
  const fd = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(PEEK_LIMIT);
    return bytes.subarray(0, readSync(fd, bytes, 0, PEEK_LIMIT, 0));
  } finally {
    closeSync(fd);
  }
}

/** The names in a folder, one a line, folders marked by a slash, as many whole lines as fit. */
export function listFolder(path: string): string {
  const names = readdirSync(path, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
  let listing = '';
  for (const [index, name] of names.entries()) {
    if (Buffer.byteLength(listing) + Buffer.byteLength(name) + 40 > LISTING_LIMIT) {
      return `${listing}… and ${names.length - index} more`;
    }
    listing += `${name}\n`;
  }
  return listing;
}
