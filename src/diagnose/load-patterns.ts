import { readRegular } from '../files/read-regular.js';
import { compilePatternFile } from './compile-patterns.js';
import type { CompiledPattern } from './compiled-pattern.js';

/** Patterns of the user's own files, with a notice for whatever could not be used. */
export interface LoadedPatterns {
  readonly patterns: readonly CompiledPattern[];
  readonly notices: readonly string[];
}

/** Reads and compiles pattern files; a bad file or pattern is named and skipped, the rest works. */
export function loadPatterns(files: readonly string[]): LoadedPatterns {
  const patterns: CompiledPattern[] = [];
  const notices: string[] = [];
  for (const file of files) {
    const text = readText(file);
    if (text === undefined) notices.push(`${file}: it can't be read`);
    else {
      const compiled = compilePatternFile(file, text, false);
      patterns.push(...compiled.patterns.map(({ pattern }) => pattern));
      notices.push(...compiled.problems);
    }
  }
  return { patterns, notices };
}

function readText(file: string): string | undefined {
  try {
    return readRegular(file).toString('utf8');
  } catch {
    return undefined;
  }
}
