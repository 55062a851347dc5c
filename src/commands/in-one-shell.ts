import type { Fix } from '../model/diagnosis.js';
import type { RiskAssessment } from '../model/risk.js';
import { changesOwnShell } from '../shell/changes-own-shell.js';

/**
 * A preparing fix that only changes its own shell would be lost before the command is run again, so it is
 * offered together with the command, as one line for one shell.
 */
export function inOneShell(fix: Fix, original: string, assess: (command: string) => RiskAssessment): Fix {
  if (fix.kind === 'replaces' || !changesOwnShell(fix.command) || original.trim() === '') return fix;
  const command = `${fix.command} && ${original}`;
  const { level, withheld, reasons } = assess(command);
  return withheld ? fix : { ...fix, command, kind: 'replaces', risk_level: level, risk_reasons: reasons };
}
