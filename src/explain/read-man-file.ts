import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FOLDERS = [
  '/usr/share/man',
  '/usr/local/share/man',
  '/opt/homebrew/share/man',
  '/usr/local/man',
] as const;
const SIZE_LIMIT = 1_000_000;

/** The source of a program's manual page from the usual folders and those of MANPATH; undefined where there is none. */
export function readManFile(page: string, manpath: string | undefined): string | undefined {
  if (!/^[\w.+[-]+$/.test(page)) return undefined;
  const roots = [...(manpath ?? '').split(':').filter((folder) => folder.startsWith('/')), ...FOLDERS];
  for (const root of roots) {
    for (const section of ['1', '8', '6']) {
      const source = readSource(join(root, `man${section}`, `${page}.${section}`));
      if (source !== undefined) return includeOther(source, root);
    }
  }
  return undefined;
}

/** A page can stand for another one: `.so man1/other.1`. */
function includeOther(source: string, root: string): string {
  const other = /^\.so\s+(man\d\/[\w.+-]+)\s*$/m.exec(source.slice(0, 500))?.[1];
  return other === undefined ? source : (readSource(join(root, other)) ?? source);
}

function readSource(path: string): string | undefined {
  try {
    return gunzipSync(readFileSync(`${path}.gz`), { maxOutputLength: SIZE_LIMIT * 4 })
      .toString('utf8')
      .slice(0, SIZE_LIMIT);
  } catch {
    return readPlain(path);
  }
}

function readPlain(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').slice(0, SIZE_LIMIT);
  } catch {
    return undefined;
  }
}
