import { accessSync, constants, statSync } from 'node:fs';

/** How the start of a program would fail: as errno names it; undefined where it can start. */
export function startError(program: string, path: string | undefined): 'ENOENT' | 'EACCES' | undefined {
  const places = program.includes('/') ? [program] : searchPath(path).map((folder) => `${folder}/${program}`);
  let error: 'ENOENT' | 'EACCES' = 'ENOENT';
  for (const place of program === '' ? [] : places) {
    const outcome = tryProgram(place);
    if (outcome === 'ok') return undefined;
    if (outcome === 'EACCES') error = outcome;
  }
  return error;
}

function searchPath(path: string | undefined): string[] {
  return (path ?? '/usr/local/bin:/usr/bin:/bin').split(':').map((folder) => (folder === '' ? '.' : folder));
}

function tryProgram(file: string): 'ok' | 'EACCES' | 'ENOENT' {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return 'ENOENT';
    if (stats.isDirectory()) return 'EACCES';
    accessSync(file, constants.X_OK);
    return 'ok';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES' ? 'EACCES' : 'ENOENT';
  }
}
