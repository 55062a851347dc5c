import type { FixKind, ProposedFix } from '../model/diagnosis.js';
import { conditionsHold } from './check-conditions.js';
import type { CompiledPattern } from './compiled-pattern.js';
import { fillCommand, fillText } from './fill-template.js';
import type { MatchScope, Value } from './match-scope.js';
import { templateNames } from './parse-template.js';

/** How much a later fix or a farther name loses, so that their order outlasts the penalty for risk. */
const LATER_FIX = 0.06;

/** The fixes of a pattern that can be filled in this scope, in its order. */
export function fillFixes(pattern: CompiledPattern, scope: MatchScope): readonly ProposedFix[] {
  const filled: ProposedFix[] = [];
  for (const fix of pattern.fixes) {
    const loss = filled.length > 0 && fix.confidence === undefined ? LATER_FIX : 0;
    filled.push(
      ...fillFix(pattern, fix, scope).map((each) => ({
        ...each,
        confidence: Math.max(0, each.confidence - loss),
      })),
    );
  }
  return filled;
}

/** A fix whose value has several candidates is offered once for each, a little less sure each time. */
function fillFix(
  pattern: CompiledPattern,
  fix: CompiledPattern['fixes'][number],
  scope: MatchScope,
): readonly ProposedFix[] {
  const plural = templateNames(`${fix.command}${fix.explanation}`).find(
    (name) => (scope.values.get(name)?.length ?? 0) > 1,
  );
  const choices: readonly (Value | undefined)[] = plural ? (scope.values.get(plural) ?? []) : [undefined];
  return choices.flatMap((choice, index) => {
    const chosen =
      plural && choice ? { ...scope, values: new Map(scope.values).set(plural, [choice]) } : scope;
    if (!conditionsHold(fix.when, chosen)) return [];
    const command = fillCommand(fix.command, chosen);
    const explanation = fillText(fix.explanation, chosen, true);
    if (!command || !explanation) return [];
    return [
      {
        command,
        explanation,
        reasoning:
          (fix.why && fillText(fix.why, chosen, true)) ||
          (fillText(pattern.explain ?? explanation, chosen, true) ?? explanation),
        confidence: Math.max(0, (fix.confidence ?? pattern.confidence) - index * LATER_FIX),
        kind: fix.kind ?? defaultKind(fix.command),
        claimed_risk: fix.risk ?? 'Low',
        source: pattern.id,
      },
    ];
  });
}

function defaultKind(template: string): FixKind {
  return template.includes('{original_command') ? 'replaces' : 'prepares';
}
