import { expect, it } from 'vitest';
import { analyzeFailure } from '../../src/diagnose/analyze-failure.js';
import type { PatternMatch } from '../../src/model/diagnosis.js';
import { failureContext } from '../support/failure-context.js';

const match = (pattern_id: string, confidence: number): PatternMatch => ({
  pattern_id,
  error_type: 'PermissionDenied',
  confidence,
  explanation: `because of ${pattern_id}`,
  evidence: { line: `seen by ${pattern_id}`, stream: 'stderr', number: 1 },
  suggested_fixes: [],
});

it('takes cause and evidence from the first match, and keeps them all', () => {
  const matches = [match('best', 0.9), match('other', 0.95)];
  expect(analyzeFailure(failureContext(), matches)).toEqual({
    root_cause: 'because of best',
    error_type: 'PermissionDenied',
    confidence: 'High',
    analysis_method: 'Heuristic',
    raw_patterns: matches,
    evidence: [matches[0]?.evidence],
  });
});

it.each([
  [0.8, 'High'],
  [0.79, 'Medium'],
  [0.5, 'Medium'],
  [0.49, 'Low'],
])('%f is %s', (confidence, word) => {
  expect(analyzeFailure(failureContext(), [match('x', confidence)]).confidence).toBe(word);
});

it('claims nothing where no pattern fits, but shows the telling line', () => {
  const context = failureContext({ exit_code: 3, stderr: `${'step\n'.repeat(9)}error: no route to moon\n` });
  const analysis = analyzeFailure(context, []);
  expect(analysis).toMatchObject({ error_type: 'Unknown', confidence: 'Low', raw_patterns: [] });
  expect(analysis.root_cause).toBe('No known pattern fits what this command printed.');
  expect(analysis.evidence.map(({ line }) => line)).toEqual(['error: no route to moon']);
});

it('shows no evidence of a silent failure', () => {
  expect(analyzeFailure(failureContext(), []).evidence).toEqual([]);
});
