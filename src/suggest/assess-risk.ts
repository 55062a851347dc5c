import type { RiskAssessment } from '../model/risk.js';
import { startScope } from '../shell/scope.js';
import { findHiddenCharacters } from './find-hidden-characters.js';
import { type Finding, RISKS, type Risk } from './inspection.js';
import { startInspection } from './start-inspection.js';

/** What is known of where a command would run; everything may be left out. */
export interface RiskOptions {
  readonly cwd?: string;
  readonly home?: string;
  /** True where a Python virtual environment is active. */
  readonly virtualenv?: boolean;
}

const LENGTH_LIMIT = 100_000;

/** The risk of a shell command, from its syntax tree and a table of rules; runs nothing, reads nothing. */
export function assessRisk(command: string, options: RiskOptions = {}): RiskAssessment {
  const findings: Finding[] = [];
  const report = (risk: Risk, reason: string): void => {
    findings.push({ risk, reason });
  };
  const hidden = findHiddenCharacters(command);
  if (hidden !== undefined) report('destroys', hidden);
  if (command.length > LENGTH_LIMIT) report('destroys', 'It is too long to be seen through.');
  else if (command.trim() === '') report('changes', 'There is no command.');
  else
    startInspection(report).runText(
      { text: command.replaceAll(/[\0\x01]/g, ' '), origins: [] },
      { scope: startScope(options), stdin: undefined },
    );
  return conclude(findings);
}

function conclude(findings: readonly Finding[]): RiskAssessment {
  const sorted = findings
    .filter((finding) => finding.risk !== 'reads')
    .sort((a, b) => RISKS.indexOf(b.risk) - RISKS.indexOf(a.risk));
  const worst = sorted[0]?.risk ?? 'reads';
  const reasons = [...new Set(sorted.map((finding) => finding.reason))];
  return {
    level: worst === 'reads' || worst === 'adds' ? 'Low' : 'Medium',
    withheld: worst === 'destroys',
    reasons: worst === 'reads' ? ['It only reads.'] : reasons,
    read_only: worst === 'reads',
  };
}
