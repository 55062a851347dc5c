import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** What makes one folder whose parent is there. */
type MakeOne = (folder: string, options: { readonly mode: number }) => unknown;

/** Makes a folder for this user alone and those above it, one by one: Node's own `recursive` never ends below /proc. */
export function makeFolder(folder: string, makeOne: MakeOne = mkdirSync): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), makeOne);
  try {
    makeOne(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
