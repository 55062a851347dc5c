import type { Diagnosis } from '../../src/model/diagnosis.js';

/** What the patterns say where nothing is known. */
export const NOTHING_KNOWN: Diagnosis = {
  analysis: {
    root_cause: '',
    error_type: 'Unknown',
    confidence: 'Low',
    analysis_method: 'Heuristic',
    raw_patterns: [],
    evidence: [],
  },
  fixes: [],
  withheld: [],
  notices: [],
};
