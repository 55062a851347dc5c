const SUBSTITUTION = /(?<=['"\s])s((?:\/(?:\\\/|[^'"\s/])*){3,8}\/)([gipI]*)(?=['"\s]|$)/;

/** Takes `|` as the delimiter of a sed substitution whose text has slashes; undefined where its middle is not clear. */
export function sedDelimiter(line: string): string | undefined {
  const [whole, text = '', flags = ''] = SUBSTITUTION.exec(line) ?? [];
  if (whole === undefined || text.includes('|')) return undefined;
  const parts = text.slice(1, -1).split(/(?<!\\)\//);
  const middle = middleOf(parts);
  if (middle === undefined) return undefined;
  const side = (some: readonly string[]): string => some.join('/').replaceAll('\\/', '/');
  return line.replace(whole, () => `s|${side(parts.slice(0, middle))}|${side(parts.slice(middle))}|${flags}`);
}

/** How many parts belong to what is searched: escaped slashes and a path from the root tell, else both halves are alike. */
function middleOf(parts: readonly string[]): number | undefined {
  const escaped = parts.map((part) => part.includes('\\/'));
  if (escaped.includes(true)) {
    if (escaped.lastIndexOf(true) === 0) return parts.length - 1;
    return escaped[0] ? undefined : 1;
  }
  const root = parts.indexOf('', 1);
  const address = parts[root - 1]?.endsWith(':') === true;
  if (root > 0) return address ? root - 1 || undefined : root;
  return parts.length % 2 === 0 && parts.length > 2 ? parts.length / 2 : undefined;
}
