import type { RiskLevel } from './diagnosis.js';

/** The risk of a command, computed from its syntax tree alone. */
export interface RiskAssessment {
  readonly level: RiskLevel;
  /** True for what could destroy a system or leak secrets: it is never offered. */
  readonly withheld: boolean;
  /** Plain sentences, most serious first; never empty for Medium or withheld. */
  readonly reasons: readonly string[];
  /** True where nothing in the command can change anything: safe to re-run for a diagnosis. */
  readonly read_only: boolean;
}
