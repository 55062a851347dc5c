import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readRegular, readStart } from '../files/read-regular.js';

const FOLDERS = [
  '/usr/share/man',
  '/usr/local/share/man',
  '/opt/homebrew/share/man',
  '/usr/local/man',
] as const;
const SIZE_LIMIT = 1_000_000;

/** Where manual pages of a program may be besides the usual folders. */
export interface ManualPlaces {
  readonly manpath: string | undefined;
  /** The path of the program: what is installed in a folder of its own brings its pages along. */
  readonly program: string | undefined;
}

/** The source of a manual page from MANPATH, the usual folders and those beside the program; undefined where there is none. */
export function readManFile(page: string, { manpath, program }: ManualPlaces): string | undefined {
  if (!/^[\w.+[-]+$/.test(page)) return undefined;
  const named = (manpath ?? '').split(':').filter((folder) => folder.startsWith('/'));
  for (const root of [...named, ...FOLDERS, ...foldersBeside(program)]) {
    for (const section of ['1', '8', '6']) {
      const source = readSource(join(root, `man${section}`, `${page}.${section}`));
      if (source !== undefined) return includeOther(source, root);
    }
  }
  return undefined;
}

function foldersBeside(program: string | undefined): readonly string[] {
  if (program === undefined) return [];
  try {
    const above = dirname(dirname(realpathSync(program)));
    return [join(above, 'share', 'man'), join(above, 'man')];
  } catch {
    return [];
  }
}

/** A page can stand for another one: `.so man1/other.1`. */
function includeOther(source: string, root: string): string {
  const other = /^\.so\s+(man\d\/[\w.+-]+)\s*$/m.exec(source.slice(0, 500))?.[1];
  return other === undefined ? source : (readSource(join(root, other)) ?? source);
}

function readSource(path: string): string | undefined {
  try {
    return gunzipSync(readRegular(`${path}.gz`, SIZE_LIMIT), { maxOutputLength: SIZE_LIMIT * 4 })
      .toString('utf8')
      .slice(0, SIZE_LIMIT);
  } catch {
    return readPlain(path);
  }
}

function readPlain(path: string): string | undefined {
  try {
    return readStart(path, SIZE_LIMIT).toString('utf8');
  } catch {
    return undefined;
  }
}
