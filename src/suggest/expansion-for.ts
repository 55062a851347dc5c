import type { Expansion } from '../shell/expand-word.js';
import type { Inspection, Setting } from './inspection.js';

/** How words are expanded in a setting: substitutions are inspected as they are captured. */
export function expansionFor(setting: Setting, inspection: Inspection): Expansion {
  return {
    scope: setting.scope,
    capture: (script, kind) => {
      const inner = {
        scope: { ...setting.scope, forked: true },
        stdin: kind === '<' ? undefined : setting.stdin,
      };
      return inspection.runScript(script, inner).output;
    },
  };
}
