import type { Deps } from '../deps.js';
import type { CompiledPattern } from '../diagnose/compiled-pattern.js';
import type { LoadedPatterns } from '../diagnose/load-patterns.js';
import type { Flags } from '../model/invocation.js';
import type { QuietRule } from '../triage/quiet-rules.js';
import { userPatternFiles } from './user-pattern-files.js';

/** What the configuration says about diagnosing and showing a failure. */
export interface FailureSettings {
  readonly maxFixes: number;
  readonly learning: boolean;
  readonly colorOutput: boolean;
  readonly quietRules: readonly QuietRule[];
  readonly userPatterns: readonly CompiledPattern[];
  /** What went wrong while the settings were read. */
  readonly notices: readonly string[];
}

/** The settings in force: the flags over the configuration over the defaults. */
export async function failureSettings(
  flags: Pick<Flags, 'learn'>,
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>,
): Promise<FailureSettings> {
  const { patterns, notices } = await userPatterns(deps);
  return {
    maxFixes: 3,
    learning: flags.learn,
    colorOutput: true,
    quietRules: [],
    userPatterns: patterns,
    notices,
  };
}

/** Loads the user's own patterns; where there are none, nothing that parses them is loaded either. */
async function userPatterns(deps: Pick<Deps, 'env' | 'home' | 'platform'>): Promise<LoadedPatterns> {
  const files = userPatternFiles(deps);
  if (files.length === 0) return { patterns: [], notices: [] };
  const { loadPatterns } = await import('../diagnose/load-patterns.js');
  return loadPatterns(files);
}
