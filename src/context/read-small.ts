import { accessSync, constants, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

const MOST = 64 * 1024;

/** The text of a small regular file; undefined for anything else. */
export function readSmall(file: string): string | undefined {
  try {
    const stat = statSync(file);
    return stat.isFile() && stat.size <= MOST ? readFileSync(file, 'utf8') : undefined;
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
