import type { RiskAssessment } from '../model/risk.js';
import { parseLine } from '../shell/parse-line.js';
import { explainScript } from './explain-script.js';
import type { CommandExplanation } from './explanation.js';
import { type ExplainSources, openLookUp } from './look-up-program.js';
import { summarise } from './summarise.js';

/** What an explanation needs from outside. */
export interface ExplainDeps extends ExplainSources {
  readonly assess: (command: string) => RiskAssessment;
}

/** Explains a command from its structure, manual pages and help texts; runs nothing of it. */
export function explainCommand(command: string, deps: ExplainDeps): CommandExplanation {
  const lookUp = openLookUp(deps);
  const script = parseLine(command);
  const pieces = explainScript(script, command, lookUp);
  const broken = script.errors?.[0]?.message;
  return {
    command,
    summary:
      summarise(script, lookUp) + (broken === undefined ? '' : ` It cannot be read in full: ${broken}.`),
    pieces,
    risk: deps.assess(command),
  };
}
