import type { Analysis, Confidence, ProposedFix, WithheldFix } from '../model/diagnosis.js';

/** What the model says of a failure, once checked. */
export interface ModelAnalysis {
  readonly root_cause: string;
  readonly error_type: Analysis['error_type'];
  readonly confidence: number;
  readonly fixes: readonly ProposedFix[];
  /** Proposals that are not offered, and why. */
  readonly withheld: readonly WithheldFix[];
}

/** An analysis with the fixes that belong to it, likeliest author first. */
export interface Proposals {
  readonly analysis: Analysis;
  readonly fixes: readonly ProposedFix[];
}

/** Above this the model's analysis is preferred to the patterns'. */
const PREFER_MODEL_ABOVE = 0.7;

/**
 * Joins the two: the model's cause if it is sure enough, else the patterns'. The patterns' matches, evidence and
 * fixes are never lost, and a command that both propose stands once, with the higher claim of risk.
 */
export function mergeAnalyses(patterns: Proposals, model: ModelAnalysis | undefined): Proposals {
  if (model === undefined) return patterns;
  return model.confidence > PREFER_MODEL_ABOVE
    ? preferModel(patterns, model)
    : preferPatterns(patterns, model);
}

function preferModel(patterns: Proposals, model: ModelAnalysis): Proposals {
  const { root_cause, error_type } = model;
  const matched = patterns.analysis.raw_patterns.length > 0;
  return {
    analysis: {
      ...patterns.analysis,
      root_cause,
      error_type,
      confidence: inWords(model.confidence),
      analysis_method: matched ? 'Hybrid' : 'AI',
    },
    fixes: joinFixes(capped(model), patterns.fixes),
  };
}

function preferPatterns(patterns: Proposals, model: ModelAnalysis): Proposals {
  const fixes = joinFixes(patterns.fixes, capped(model));
  if (fixes.length === patterns.fixes.length) return { ...patterns, fixes };
  return { analysis: { ...patterns.analysis, analysis_method: 'Hybrid' }, fixes };
}

/** A fix is no surer than the cause that it rests on. */
function capped(model: ModelAnalysis): readonly ProposedFix[] {
  return model.fixes.map((fix) => ({ ...fix, confidence: Math.min(fix.confidence, model.confidence) }));
}

/** The same three words for a probability, wherever it comes from. */
function inWords(confidence: number): Confidence {
  if (confidence >= 0.8) return 'High';
  return confidence >= 0.5 ? 'Medium' : 'Low';
}

function joinFixes(first: readonly ProposedFix[], second: readonly ProposedFix[]): readonly ProposedFix[] {
  const byCommand = new Map<string, ProposedFix>();
  for (const fix of [...first, ...second]) {
    const key = fix.command.trim();
    const known = byCommand.get(key);
    byCommand.set(key, known === undefined ? fix : withHigherRisk(known, fix));
  }
  return [...byCommand.values()];
}

function withHigherRisk(kept: ProposedFix, other: ProposedFix): ProposedFix {
  return other.claimed_risk === 'Medium' ? { ...kept, claimed_risk: 'Medium' } : kept;
}
