/** Kinds of failure. More may be added, none removed: they stand in logs and reports. */
export const ERROR_TYPES = [
  'PermissionDenied',
  'CommandNotFound',
  'MissingDependency',
  'SyntaxError',
  'NetworkError',
  'FileNotFound',
  'ConfigurationError',
  'UsageError',
  'Conflict',
  'ResourceExhausted',
  'AuthenticationError',
  'AlreadyExists',
  'Crash',
  'Timeout',
  'TestFailure',
  'CodeError',
  'Unknown',
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

export type Confidence = 'High' | 'Medium' | 'Low';
export type AnalysisMethod = 'Heuristic' | 'AI' | 'Hybrid';
export type RiskLevel = 'Low' | 'Medium';
/** Whether a fix stands in for the failed command, or makes it work when it is run again. */
export type FixKind = 'replaces' | 'prepares';

/** The line that a pattern matched: its text, its stream and its number there (from 1). */
export interface Evidence {
  readonly line: string;
  readonly stream: 'stdout' | 'stderr' | 'output' | 'command';
  readonly number: number;
}

/** A fix as a pattern or the model proposes it, before its risk is known. */
export interface ProposedFix {
  readonly command: string;
  readonly explanation: string;
  /** Why it works, shown in learning mode and kept in reports. */
  readonly reasoning: string;
  readonly confidence: number;
  readonly kind: FixKind;
  /** The least risk its author claims; the computed risk may be higher, never lower. */
  readonly claimed_risk: RiskLevel;
  /** Id of the pattern, or 'ai', or 'history'. */
  readonly source: string;
}

/** One pattern that matched, with its words and its fixes filled in. */
export interface PatternMatch {
  readonly pattern_id: string;
  readonly error_type: ErrorType;
  readonly confidence: number;
  readonly explanation: string;
  readonly evidence: Evidence;
  readonly suggested_fixes: readonly ProposedFix[];
}

/** Why the command failed, as far as is known. */
export interface Analysis {
  readonly root_cause: string;
  readonly error_type: ErrorType;
  readonly confidence: Confidence;
  readonly analysis_method: AnalysisMethod;
  readonly raw_patterns: readonly PatternMatch[];
  readonly evidence: readonly Evidence[];
}

/** A fix as it is offered: what is shown is what is run. */
export interface Fix {
  readonly command: string;
  readonly explanation: string;
  readonly risk_level: RiskLevel;
  readonly risk_reasons: readonly string[];
  readonly reasoning: string;
  readonly confidence: number;
  readonly kind: FixKind;
  readonly source: string;
}

/** A proposal that is never offered, and why. */
export interface WithheldFix {
  readonly command: string;
  readonly reason: string;
}

/** The outcome of a diagnosis: analysis, offered fixes, withheld ones, and notices about ai-run's own trouble. */
export interface Diagnosis {
  readonly analysis: Analysis;
  readonly fixes: readonly Fix[];
  readonly withheld: readonly WithheldFix[];
  readonly notices: readonly string[];
  /** Set where the exit code is an answer and no failure (grep without a match): why nothing is said. */
  readonly reason?: string;
}
