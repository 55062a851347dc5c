import { type LoadedConfig, loadConfig } from '../config/load-config.js';
import type { Deps } from '../deps.js';
import type { CompiledPattern } from '../diagnose/compiled-pattern.js';
import type { LoadedPatterns } from '../diagnose/load-patterns.js';
import type { Flags } from '../model/invocation.js';
import type { QuietRule } from '../triage/quiet-rules.js';
import { type TrustedPatternFiles, trustedPatternFiles } from './trusted-pattern-files.js';

/** What the configuration says about diagnosing and showing a failure. */
export interface FailureSettings {
  readonly maxFixes: number;
  readonly learning: boolean;
  readonly colorOutput: boolean;
  readonly quietRules: readonly QuietRule[];
  readonly userPatterns: readonly CompiledPattern[];
  /** What went wrong while the settings were read. */
  readonly notices: readonly string[];
  /** All of the configuration, for those who need more of it. */
  readonly loaded: LoadedConfig;
}

/** The settings in force: the flags over the environment over the configuration over the defaults. */
export async function failureSettings(
  flags: Partial<Flags>,
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>,
): Promise<FailureSettings> {
  const loaded = await loadConfig(deps, flags);
  const { display, triage, heuristics } = loaded.config;
  const { patterns, notices } = await userPatterns(trustedPatternFiles(heuristics.patterns_file, deps));
  return {
    maxFixes: display.max_fixes,
    learning: display.learning_mode,
    colorOutput: display.color_output,
    quietRules: triage.quiet,
    userPatterns: patterns,
    notices: [...loaded.warnings, ...notices],
    loaded,
  };
}

/** Loads the user's own patterns; where there are none, nothing that parses them is loaded either. */
async function userPatterns({ files, notices }: TrustedPatternFiles): Promise<LoadedPatterns> {
  if (files.length === 0) return { patterns: [], notices };
  const { loadPatterns } = await import('../diagnose/load-patterns.js');
  const loaded = loadPatterns(files);
  return { ...loaded, notices: [...notices, ...loaded.notices] };
}
