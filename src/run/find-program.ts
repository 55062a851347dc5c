import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';

/** How the start of a program would fail: as errno names it; undefined where it can start. */
export function startError(program: string, path: string | undefined): 'ENOENT' | 'EACCES' | undefined {
  const places = program.includes('/') ? [program] : searchPath(path).map((folder) => join(folder, program));
  const outcomes = program === '' ? [] : places.map(tryProgram);
  if (outcomes.includes('ok')) return undefined;
  return outcomes.includes('EACCES') ? 'EACCES' : 'ENOENT';
}

function searchPath(path: string | undefined): string[] {
  return (path ?? '/usr/local/bin:/usr/bin:/bin').split(':').map((folder) => (folder === '' ? '.' : folder));
}

function tryProgram(file: string): 'ok' | 'EACCES' | 'ENOENT' {
  try {
    if (statSync(file).isDirectory()) return 'EACCES';
    accessSync(file, constants.X_OK);
    return 'ok';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES' ? 'EACCES' : 'ENOENT';
  }
}
