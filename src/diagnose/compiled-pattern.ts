import type { PatternSpec } from './pattern-schema.js';

/** A validated pattern as the matcher takes it: the spec without its examples, and where it came from. */
export interface CompiledPattern extends Omit<PatternSpec, 'examples' | 'ignores'> {
  /** Lower-case texts of which one must stand in the output before the regex is worth trying. */
  readonly hints?: readonly string[] | undefined;
  /** True for built-ins, whose regexes are known to be linear; others are cut off when too slow. */
  readonly trusted: boolean;
}

/** The part of a pattern that says whether the rest is worth looking at. */
export type PatternGate = Pick<CompiledPattern, 'id' | 'tool' | 'exit_codes' | 'stream' | 'hints'>;

/** A pattern of the library: it is read only where it may match, because reading all of them takes longer than the rest. */
export interface StoredPattern extends PatternGate {
  readonly load: () => CompiledPattern;
}
