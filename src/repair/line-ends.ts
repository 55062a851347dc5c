/** A text with every line end as `\n`, and where each of its characters stood before. */
export interface FlatText {
  readonly flat: string;
  /** The offset in the original of each character of `flat`, and of its end. */
  readonly at: (index: number) => number;
}

/** Folds line ends to `\n`; a lone `\r` counts as one only where the text has no `\n` at all. */
export function flattenLineEnds(text: string): FlatText {
  if (!text.includes('\r')) return { flat: text, at: (index) => index };
  if (!text.includes('\n')) return { flat: text.replaceAll('\r', '\n'), at: (index) => index };
  const removed: number[] = [];
  const flat = text.replace(/\r\n/g, (_, offset: number) => {
    removed.push(offset - removed.length);
    return '\n';
  });
  return { flat, at: (index) => index + countBelow(removed, index) };
}

/** The line end that a text mostly uses; `\n` where it has none. */
export function dominantLineEnd(text: string): string {
  const crlf = count(text, /\r\n/g);
  const lf = count(text, /\n/g) - crlf;
  if (crlf === 0 && lf === 0) return text.includes('\r') ? '\r' : '\n';
  return crlf > lf ? '\r\n' : '\n';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** How many of the ascending numbers are smaller than the limit. */
function countBelow(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
