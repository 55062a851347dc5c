import { PROVIDER_KEYS, type ProviderKey } from './provider-keys.js';
import type { Finder, Span } from './span.js';

// A key starts a word, or follows an escape such as the \n of quoted output.
const START = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrt]))`;

/** Finds keys whose format names their issuer, each taken to the end of its word. */
export const findProviderKeys: Finder = (text) => {
  return PROVIDER_KEYS.filter((key) => key.hints.some((hint) => text.includes(hint))).flatMap((key) =>
    findKey(text, key),
  );
};

function findKey(text: string, key: ProviderKey): Span[] {
  const spans: Span[] = [];
  const search = new RegExp(START + key.body.source, 'g');
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const end = endOfWord(text, search.lastIndex);
    spans.push({ start: match.index, end, kind: key.kind });
    search.lastIndex = end;
  }
  return spans;
}

function endOfWord(text: string, from: number): number {
  const rest = /[A-Za-z0-9_-]*/y;
  rest.lastIndex = from;
  rest.exec(text);
  return Math.max(from, rest.lastIndex);
}
