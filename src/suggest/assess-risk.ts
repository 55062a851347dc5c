import type { RiskAssessment } from '../model/risk.js';
import { parseLine } from '../shell/parse-line.js';
import { startScope } from '../shell/scope.js';
import { SOME, type StaticText, UNKNOWN, unknown } from '../shell/static-text.js';
import { findHiddenCharacters } from './find-hidden-characters.js';
import { inspectScript, runFunction } from './inspect-script.js';
import { inspectWords } from './inspect-words.js';
import { type Finding, type Inspection, type Outcome, RISKS, type Risk, type Setting } from './inspection.js';

/** What is known of where a command would run; everything may be left out. */
export interface RiskOptions {
  readonly cwd?: string;
  readonly home?: string;
  /** True where a Python virtual environment is active. */
  readonly virtualenv?: boolean;
}

const STEP_LIMIT = 4000;
const DEPTH_LIMIT = 24;
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

/** The inspectors joined, with bounds on how long and how deep they look. */
function startInspection(report: Inspection['report']): Inspection {
  let steps = 0;
  let depth = 0;
  let suspicions = 0;
  const bounded = (setting: Setting, look: () => Outcome): Outcome => {
    steps += 1;
    if (steps > STEP_LIMIT || depth >= DEPTH_LIMIT) {
      report('destroys', 'It is too intricate to be seen through.');
      return { scopes: [setting.scope], output: unknown() };
    }
    depth += 1;
    const outcome = look();
    depth -= 1;
    return outcome;
  };
  const inspection: Inspection = {
    report: (risk, reason) => {
      if (suspicions === 0 || risk === 'destroys') report(risk, reason);
    },
    suspectText: (text, setting) => {
      suspicions += 1;
      inspection.runText(text, setting);
      suspicions -= 1;
    },
    runText: (text, setting) => bounded(setting, () => inspectText(text, setting, inspection)),
    runScript: (script, setting) => bounded(setting, () => inspectScript(script, setting, inspection)),
    runFunction: (body, words, setting) =>
      bounded(setting, () => runFunction(body, words, setting, inspection)),
    runWords: (words, setting) => bounded(setting, () => inspectWords(words, setting, inspection)),
  };
  return inspection;
}

/** A text that a shell runs: by where it comes from, and by what is known of it. */
function inspectText(text: StaticText, setting: Setting, inspection: Inspection): Outcome {
  if (text.origins.includes('remote'))
    inspection.report('destroys', 'It runs text fetched from the network.');
  if (text.origins.includes('installer'))
    inspection.report('changes', 'It runs an installer fetched from the network.');
  const open = text.text.includes(UNKNOWN) || text.text.includes(SOME);
  if (!open) return inspectScript(parseLine(text.text), setting, inspection);
  if (text.origins.includes('decoded'))
    inspection.report('destroys', 'It runs decoded text that nobody can read beforehand.');
  inspection.report('changes', 'It runs text that is only known at run time.');
  if (text.text.trim() === UNKNOWN)
    return { scopes: [setting.scope], output: { text: UNKNOWN, origins: text.origins } };
  const source = text.text.replaceAll(UNKNOWN, '${__unknown}').replaceAll(SOME, '${__unknown:?}');
  return inspectScript(parseLine(source), setting, inspection);
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
