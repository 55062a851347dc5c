import { loadConfig } from '../config/load-config.js';
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

type SettingsDeps = Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>;

/** The settings in force: the flags over the configuration over the defaults. */
export async function failureSettings(
  flags: Pick<Flags, 'learn'>,
  deps: SettingsDeps,
): Promise<FailureSettings> {
  const { config, warnings } = await loadConfig(deps, { learn: flags.learn });
  const { patterns, notices } = await userPatterns(config.heuristics.patterns_file, deps);
  return {
    maxFixes: config.display.max_fixes,
    learning: config.display.learning_mode,
    colorOutput: config.display.color_output,
    quietRules: config.triage.quiet,
    userPatterns: patterns,
    notices: [...warnings, ...notices],
  };
}

/** Loads the user's own patterns; where there are none, nothing that parses them is loaded either. */
async function userPatterns(named: string | undefined, deps: SettingsDeps): Promise<LoadedPatterns> {
  const files = [...(named === undefined ? [] : [named]), ...userPatternFiles(deps)];
  if (files.length === 0) return { patterns: [], notices: [] };
  const { loadPatterns } = await import('../diagnose/load-patterns.js');
  return loadPatterns(files);
}
