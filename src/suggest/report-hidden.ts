import type { StaticText } from '../shell/static-text.js';
import type { Inspection, Setting } from './inspection.js';

/** Reports commands that stand where a name or a number is expected. */
export function reportHidden(lines: readonly StaticText[], setting: Setting, inspection: Inspection): void {
  for (const line of lines) {
    inspection.report('changes', 'The shell runs a command that stands in a name.');
    inspection.runText(line, setting);
  }
}
