import { accessSync, constants, realpathSync } from 'node:fs';
import path from 'node:path';
import { readRegular } from '../files/read-regular.js';

const MOST = 64 * 1024;

/** The text of a small regular file; undefined for anything else. */
export function readSmall(file: string): string | undefined {
  try {
    return readRegular(file, MOST).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The file behind a program's name on PATH, links followed. */
export function programOnPath(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  for (const folder of (env.PATH ?? '').split(path.delimiter)) {
    if (!path.isAbsolute(folder)) continue;
    try {
      const file = path.join(folder, name);
      accessSync(file, constants.X_OK);
      return realpathSync(file);
    } catch {}
  }
  return undefined;
}
