import { gates, lines, tables } from 'virtual:patterns';
import type { StoredPattern } from './compiled-pattern.js';
import { openStore } from './store-patterns.js';
import type { PatternTables } from './tables.js';

/** The patterns that ship with ai-run, compiled at build time. */
export function builtInPatterns(): readonly StoredPattern[] {
  return openStore({ gates, lines });
}

/** The look-up tables that ship with ai-run. */
export function builtInTables(): PatternTables {
  return tables;
}
