import type { Expansion } from '../shell/expand-word.js';
import { unknown } from '../shell/static-text.js';
import type { Inspection, Setting } from './inspection.js';

/** What a substitution reads: `>(…)` is fed with what the command prints, which is not known before it has run. */
const STDIN = {
  $: ({ stdin }: Setting) => stdin,
  '<': () => undefined,
  '>': () => unknown(),
} as const;

/** How words are expanded in a setting: substitutions are inspected as they are captured. */
export function expansionFor(setting: Setting, inspection: Inspection): Expansion {
  return {
    scope: setting.scope,
    capture: (script, kind) => {
      const inner = {
        scope: { ...setting.scope, forked: true },
        stdin: STDIN[kind](setting),
      };
      return inspection.runScript(script, inner).output;
    },
  };
}
