import type { Evidence } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import type { Finding } from './find-findings.js';

const TEST_COMMAND =
  /(?:^|[\s/:;&|-])(?:tests?|check|lint|spec|e2e|ctest|tox|nox|pre-commit|verify|coverage)(?:$|[\s:.;&|-])/i;

const VERDICT =
  /^(?=.*(?:\b[1-9]\d* (?:tests? |specs? )?(?:failed|failing|failures?)\b|\bFAIL(?:ED|URE|URES)?\b|\bassert(?:ion)?(?:Error| failed)|no test specified|expected\b.*\b(?:got|but|to be)\b)).*$/im;

/** A verdict of a home-made test script: the command says "test", the output says "failed". */
export function testReport(context: ExecutionContext): Finding | undefined {
  if (!TEST_COMMAND.test(context.command)) return undefined;
  const streams: readonly (readonly [Evidence['stream'], string])[] = [
    [context.merged ? 'output' : 'stdout', context.stdout],
    ['stderr', context.stderr],
  ];
  for (const [stream, text] of streams) {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.length < 500 && !line.startsWith('>') && VERDICT.test(line));
    const line = lines[at]?.trim();
    if (line !== undefined) {
      return {
        summary: `The check failed: ${line.replace(/\.$/, '')}.`,
        error_type: 'TestFailure',
        evidence: { stream, number: at + 1, line },
        environmental: false,
      };
    }
  }
  return undefined;
}
