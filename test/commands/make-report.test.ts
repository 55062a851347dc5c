import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeReport, redactor } from '../../src/commands/make-report.js';
import { reportSchema } from '../../src/model/report-schema.js';
import { diagnosis as anyDiagnosis, commandLine, hostileText } from '../support/arbitraries.js';
import { failureContext } from '../support/failure-context.js';

it('fits the documented schema, whatever was diagnosed, and survives JSON', () => {
  fc.assert(
    fc.property(
      commandLine,
      anyDiagnosis,
      fc.option(hostileText, { nil: undefined }),
      (command, diagnosis, reason) => {
        const context = failureContext({ command, environment: { git_repo: true, git_branch: 'main' } });
        const report = makeReport(
          context,
          reason === undefined ? diagnosis : { ...diagnosis, reason },
          (text) => text,
        );
        expect(reportSchema.strict().parse(report)).toEqual(report);
        expect(JSON.parse(JSON.stringify(report))).toEqual(report);
        expect(report.reason).toBe(reason);
      },
    ),
    { numRuns: 150 },
  );
});

it('masks secrets in every text', async () => {
  const secret = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
  const text = `use ${secret} now`;
  const fix = {
    command: `curl -H 'Authorization: Bearer ${secret}' x`,
    explanation: text,
    risk_level: 'Low' as const,
    risk_reasons: [text],
    reasoning: text,
    confidence: 1,
    kind: 'replaces' as const,
    source: 'x',
  };
  const report = makeReport(
    failureContext({ command: `deploy --token ${secret}` }),
    {
      analysis: {
        root_cause: text,
        error_type: 'Unknown',
        confidence: 'Low',
        analysis_method: 'Heuristic',
        raw_patterns: [],
        evidence: [{ line: text, stream: 'stderr', number: 1 }],
      },
      fixes: [fix],
      withheld: [{ command: text, reason: text }],
      notices: [],
      reason: text,
    },
    await redactor({ env: {} }),
  );
  expect(JSON.stringify(report)).not.toContain(secret);
});
