import type { Finder, Span } from './span.js';

/** Colours and other codes of a terminal, which stand between a name and its value but are no part of either. */
const CODES =
  /(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]|\x1b\][^\x07\x1b\n]{0,2048}(?:\x07|\x1b\\)|\x1b[ -/]{0,8}[0-Z\\^-~]/g;

/** Finds what stands in the text as it is and, where codes of a terminal are in it, in the text without them, too. */
export function seeThroughEscapes(find: Finder): Finder {
  return (text) => {
    if (!/[\x1b\x9b]/.test(text)) return find(text);
    const { plain, places } = withoutCodes(text);
    const seen = find(plain).flatMap(({ start, end, kind }): Span[] => {
      const from = places[start];
      const to = places[end - 1];
      return from === undefined || to === undefined ? [] : [{ start: from, end: to + 1, kind }];
    });
    return [...find(text), ...seen];
  };
}

/** The text without codes. */
export function stripCodes(text: string): string {
  return text.replace(CODES, '');
}

/** The text without codes, and where each of its characters stood. */
function withoutCodes(text: string): { readonly plain: string; readonly places: readonly number[] } {
  const places: number[] = [];
  const pieces: string[] = [];
  const take = (from: number, to: number) => {
    pieces.push(text.slice(from, to));
    for (let at = from; at < to; at++) places.push(at);
  };
  let at = 0;
  for (const code of text.matchAll(CODES)) {
    take(at, code.index);
    at = code.index + code[0].length;
  }
  take(at, text.length);
  return { plain: pieces.join(''), places };
}
