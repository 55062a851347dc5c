import type { Diagnosis, ErrorType } from '../model/diagnosis.js';

/** A diagnosis that needs no pattern and has nothing to offer. */
export function certainDiagnosis(root_cause: string, error_type: ErrorType): Diagnosis {
  return {
    analysis: {
      root_cause,
      error_type,
      confidence: 'High',
      analysis_method: 'Heuristic',
      raw_patterns: [],
      evidence: [],
    },
    fixes: [],
    withheld: [],
    notices: [],
  };
}
