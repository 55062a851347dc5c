import type { Proposals } from '../../src/analyzer/merge-analyses.js';
import type { ProposedFix } from '../../src/model/diagnosis.js';

/** A proposed fix with everything but what a test says. */
export function proposed(command: string, more: Partial<ProposedFix> = {}): ProposedFix {
  return {
    command,
    explanation: `Run ${command}`,
    reasoning: 'It is near.',
    confidence: 0.9,
    kind: 'replaces',
    claimed_risk: 'Low',
    source: 'git_unknown_subcommand',
    ...more,
  };
}

const evidence = { line: "git: 'psuh' is not a git command.", stream: 'stderr' as const, number: 1 };

/** What the patterns say of `git psuh`. */
export const heuristicProposals: Proposals = {
  analysis: {
    root_cause: "'psuh' is not a git command; the nearest is 'push'.",
    error_type: 'UsageError',
    confidence: 'High',
    analysis_method: 'Heuristic',
    raw_patterns: [
      {
        pattern_id: 'git_unknown_subcommand',
        error_type: 'UsageError',
        confidence: 0.95,
        explanation: 'not a git command',
        evidence,
        suggested_fixes: [proposed('git push')],
      },
    ],
    evidence: [evidence],
  },
  fixes: [proposed('git push')],
};

/** What they say where nothing matched. */
export const noProposals: Proposals = {
  analysis: {
    root_cause: 'No known cause.',
    error_type: 'Unknown',
    confidence: 'Low',
    analysis_method: 'Heuristic',
    raw_patterns: [],
    evidence: [],
  },
  fixes: [],
};
