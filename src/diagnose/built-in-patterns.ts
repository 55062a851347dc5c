import { patterns, tables } from 'virtual:patterns';
import type { CompiledPattern } from './compiled-pattern.js';
import type { PatternTables } from './tables.js';

/** The patterns that ship with ai-run, compiled at build time. */
export function builtInPatterns(): readonly CompiledPattern[] {
  return patterns;
}

/** The look-up tables that ship with ai-run. */
export function builtInTables(): PatternTables {
  return tables;
}
