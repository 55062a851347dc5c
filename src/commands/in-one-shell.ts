import type { Fix } from '../model/diagnosis.js';
import type { RiskAssessment } from '../model/risk.js';
import { simpleCommands } from '../shell/simple-commands.js';

/** Builtins that change nothing but the shell that they run in. */
const SHELL_STATE = new Set([
  'export',
  'unset',
  'cd',
  'pushd',
  'source',
  '.',
  'ulimit',
  'umask',
  'set',
  'shopt',
]);

/**
 * A preparing fix that only changes its own shell would be lost before the command is run again, so it is
 * offered together with the command, as one line for one shell.
 */
export function inOneShell(fix: Fix, original: string, assess: (command: string) => RiskAssessment): Fix {
  const commands = simpleCommands(fix.command);
  const lost = commands.length > 0 && commands.every(({ words }) => SHELL_STATE.has(words[0].value));
  if (fix.kind === 'replaces' || !lost || original.trim() === '') return fix;
  const command = `${fix.command} && ${original}`;
  const { level, withheld, reasons } = assess(command);
  return withheld ? fix : { ...fix, command, kind: 'replaces', risk_level: level, risk_reasons: reasons };
}
