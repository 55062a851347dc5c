import type { Analysis, Confidence, PatternMatch } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { tellingLine } from './telling-line.js';

/** The heuristic analysis: what the surest pattern says, or honestly that none fits. */
export function analyzeFailure(context: ExecutionContext, matches: readonly PatternMatch[]): Analysis {
  const [best] = matches;
  if (!best) {
    const telling = tellingLine(context);
    return {
      root_cause: 'No known pattern fits what this command printed.',
      error_type: 'Unknown',
      confidence: 'Low',
      analysis_method: 'Heuristic',
      raw_patterns: [],
      evidence: telling === undefined ? [] : [telling],
    };
  }
  return {
    root_cause: best.explanation,
    error_type: best.error_type,
    confidence: confidenceWord(best.confidence),
    analysis_method: 'Heuristic',
    raw_patterns: matches,
    evidence: [best.evidence],
  };
}

/** A number as a word. */
function confidenceWord(confidence: number): Confidence {
  if (confidence >= 0.8) return 'High';
  return confidence >= 0.5 ? 'Medium' : 'Low';
}
