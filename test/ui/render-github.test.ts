import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderAnnotation, renderStepSummary } from '../../src/ui/render-github.js';
import { diagnosis as anyDiagnosis, commandLine } from '../support/arbitraries.js';

describe('renderAnnotation', () => {
  it('is one workflow command, whatever the text says', () => {
    fc.assert(
      fc.property(commandLine, anyDiagnosis, (command, diagnosis) => {
        const text = renderAnnotation(command, 2, diagnosis);
        expect(text).toMatch(/^::error title=[^\n:,]*::[^\n]*\n$/);
        expect(decodeURIComponent(text.replace(/%(?!25|0A|3A|2C)/g, '?')).startsWith('::error title=')).toBe(
          true,
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('renderStepSummary', () => {
  it('keeps foreign text from leaving its code block or becoming markup', () => {
    const diagnosis = {
      analysis: {
        root_cause: '<img src=x> [click](http://x) `code`',
        error_type: 'Unknown' as const,
        confidence: 'Low' as const,
        analysis_method: 'Heuristic' as const,
        raw_patterns: [],
        evidence: [],
      },
      fixes: [],
      withheld: [],
      notices: [],
    };
    const text = renderStepSummary('echo ```\n# title', 1, diagnosis);
    expect(text).toContain('````sh\necho ```\n# title\n````\n');
    expect(text).toContain('\\<img src=x\\> \\[click\\]\\(http://x\\) \\`code\\`');
  });
});
