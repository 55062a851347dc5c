import type { Finder } from '../../../src/context/redact/span.js';

/** What a finder takes for secret in a text: the words themselves, in their order. */
export function found(find: Finder, text: string): string[] {
  return find(text).map(({ start, end }) => text.slice(start, end));
}

/** The kinds that it gives to them. */
export function kinds(find: Finder, text: string): string[] {
  return find(text).map(({ kind }) => kind);
}
