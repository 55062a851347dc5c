const LIMIT = 1000;

/** The paths that an absolute shell pattern matches (`*`, `?`, `[…]`), hidden names left out as a shell does; at most 1000. */
export function expandGlob(pattern: string, list: (folder: string) => readonly string[]): readonly string[] {
  let paths: readonly string[] = [''];
  for (const part of pattern.split('/').filter((name) => name !== '' && name !== '.')) {
    paths = paths.flatMap((folder) => matchesIn(folder, part, list)).slice(0, LIMIT);
  }
  return paths;
}

function matchesIn(
  folder: string,
  part: string,
  list: (folder: string) => readonly string[],
): readonly string[] {
  if (part === '..') return [`${folder}/..`];
  const names = list(folder === '' ? '/' : folder);
  const test = /[*?[]/.test(part) ? patternTest(part) : (name: string) => name === part;
  return names.filter(test).map((name) => `${folder}/${name}`);
}

function patternTest(part: string): (name: string) => boolean {
  const source = part.replace(/\[[!^]?\]?[^\]]*\]|[.+^${}()|\\*?[\]]/g, (piece) => {
    if (piece === '*') return '[^/]*';
    if (piece === '?') return '[^/]';
    return piece.length > 1 ? piece.replace(/^\[!/, '[^').replaceAll('\\', '\\\\') : `\\${piece}`;
  });
  const pattern = compile(source);
  return (name) => (part.startsWith('.') || !name.startsWith('.')) && (pattern?.test(name) ?? name === part);
}

function compile(source: string): RegExp | undefined {
  try {
    return new RegExp(`^${source}$`, 's');
  } catch {
    return undefined;
  }
}
