import type { CompiledPattern, PatternGate, StoredPattern } from './compiled-pattern.js';

/** The library as the bundle holds it: gates as data, and each pattern as a line of JSON. */
export interface PatternStore {
  readonly gates: readonly PatternGate[];
  readonly lines: string;
}

/** Turns patterns into what the bundle holds; plain ASCII, which V8 keeps in half the space. */
export function storePatterns(patterns: readonly CompiledPattern[]): PatternStore {
  return {
    gates: patterns.map(({ id, tool, exit_codes, stream, hints }) => ({
      id,
      tool,
      exit_codes,
      stream,
      hints,
    })),
    lines: patterns.map((pattern) => asciiJson(pattern)).join('\n'),
  };
}

/** Turns them back, each to be read when it is needed. */
export function openStore({ gates, lines }: PatternStore): readonly StoredPattern[] {
  const texts = lines.split('\n');
  return gates.map((gate, index) => ({ ...gate, load: () => JSON.parse(texts[index] ?? '') }));
}

/** Data as JSON in ASCII. */
export function asciiJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
