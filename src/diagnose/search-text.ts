/** Output to be searched: the text, and a quick test for the texts that a pattern needs. */
export interface SearchText {
  readonly text: string;
  /** Whether a lower-case text stands in it, whatever the case; each is looked for once. */
  readonly has: (hint: string) => boolean;
}

/** From here on one pass that notes every three characters is cheaper than many searches. */
const LONG = 4096;

/** Prepares output for many searches. */
export function searchText(text: string): SearchText {
  const lower = text.toLowerCase();
  const known = new Map<string, boolean>();
  const triples = lower.length < LONG ? undefined : noteTriples(lower);
  const find = (hint: string): boolean => (triples?.mayHold(hint) ?? true) && lower.includes(hint);
  const has = (hint: string): boolean => {
    const found = known.get(hint) ?? find(hint);
    known.set(hint, found);
    return found;
  };
  return { text, has };
}

/** Which runs of three characters occur, by a hash: a text with a run that does not occur cannot stand there. */
function noteTriples(text: string): { readonly mayHold: (part: string) => boolean } {
  const seen = new Uint8Array(1 << 16);
  for (let at = 2; at < text.length; at += 1) seen[hashAt(text, at)] = 1;
  return {
    mayHold: (part) => {
      for (let at = 2; at < part.length; at += 1) if (seen[hashAt(part, at)] === 0) return false;
      return true;
    },
  };
}

/** Runs for every character of the output: no array is made. */
function hashAt(text: string, at: number): number {
  return (text.charCodeAt(at - 2) * 1021 + text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) & 0xffff;
}
