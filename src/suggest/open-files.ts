import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { readRegular } from '../files/read-regular.js';
import type { Files, Seen } from './impact-of-files.js';

/** The real file system, read-only; whatever fails is as if nothing were there. */
export function openFiles(): Files {
  return {
    lookAt: (path) => attempt(() => see(path)),
    list: (path) => attempt(() => readdirSync(path)) ?? [],
    read: (path) => attempt(() => readRegular(path).toString('utf8')),
    follow: (path) => attempt(() => readlinkSync(path)),
  };
}

function see(path: string): Seen {
  const found = lstatSync(path);
  const kind = found.isDirectory()
    ? 'directory'
    : found.isSymbolicLink()
      ? 'link'
      : found.isFile()
        ? 'file'
        : 'other';
  return { kind, size: found.size };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
