import { startScope } from '../shell/scope.js';
import type { RiskOptions } from './assess-risk.js';
import type { Step } from './inspection.js';
import { startInspection } from './start-inspection.js';

/** The programs that a line would run and the files that it would write, in order; runs nothing. */
export function traceCommand(command: string, options: RiskOptions = {}): readonly Step[] {
  const steps: Step[] = [];
  const inspection = startInspection(
    () => {},
    (step) => steps.push(step),
  );
  inspection.runText({ text: command, origins: [] }, { scope: startScope(options), stdin: undefined });
  return steps;
}
