import { type Expansion, expandText, expandWord } from '../shell/expand-word.js';
import type { Assignment, Command } from '../shell/parse-line.js';
import { type Scope, withEntry } from '../shell/scope.js';
import { known, type StaticWord } from '../shell/static-text.js';
import { expansionFor } from './expansion-for.js';
import { inspectRedirects, settle } from './inspect-redirects.js';
import type { Inspection, Outcome, Setting } from './inspection.js';
import { reportSetting, reportVariable } from './report-variable.js';

/** Inspects one simple command: its assignments, substitutions, redirections and words. */
export function inspectCommand(node: Command, setting: Setting, inspection: Inspection): Outcome {
  const assigned = node.prefix.filter((part) => part.type === 'Assignment');
  const scope = assignAll(assigned, setting, inspection);
  if (node.name === undefined) {
    reportAssigned(assigned, scope, setting, inspection, reportSetting);
    const redirected = inspectRedirects(node.redirects, setting, inspection);
    return settle({ scopes: [scope], output: known('') }, redirected, setting, inspection);
  }
  const words = expandAll(node, setting, inspection);
  const redirected = inspectRedirects(node.redirects, setting, inspection, words);
  reportAssigned(assigned, scope, setting, inspection);
  const inner = { ...setting, stdin: redirected.stdin ?? setting.stdin };
  return settle(inspection.runWords(words, inner), redirected, setting, inspection);
}

function reportAssigned(
  assigned: readonly Assignment[],
  scope: Scope,
  setting: Setting,
  inspection: Inspection,
  report = reportVariable,
): void {
  for (const { name } of assigned) {
    const value = scope.variables.get(name)?.[0];
    if (value !== undefined) report(name, value, setting, inspection);
  }
}

function expandAll(node: Command, setting: Setting, inspection: Inspection): readonly StaticWord[] {
  const expansion = expansionFor(setting, inspection);
  const words = node.name === undefined ? [] : [...expandWord(node.name, expansion)];
  for (const argument of node.args) {
    if (argument.type === 'Word') words.push(...expandWord(argument, expansion));
    else words.push(assignmentWord(argument, expansion));
  }
  return words;
}

/** `name=value` as an argument, as `export`, `alias` and `env` take it. */
function assignmentWord(assignment: Assignment, expansion: Expansion): StaticWord {
  const value = valuesOf(assignment, expansion);
  const first = value[0] ?? known('');
  return { ...first, text: `${assignment.name}=${value.map((word) => word.text).join(' ')}` };
}

function valuesOf(assignment: Assignment, expansion: Expansion): readonly StaticWord[] {
  if (assignment.value.type === 'ArrayValue') {
    return assignment.value.elements.flatMap((element) => expandWord(element, expansion));
  }
  return [{ ...expandText(assignment.value, expansion), globbed: false }];
}

function assignAll(assignments: readonly Assignment[], setting: Setting, inspection: Inspection): Scope {
  let { scope } = setting;
  for (const assignment of assignments) {
    const values = valuesOf(assignment, expansionFor({ ...setting, scope }, inspection));
    const before = assignment.append ? (scope.variables.get(assignment.name) ?? []) : [];
    const appended =
      assignment.value.type === 'ArrayValue' ? [...before, ...values] : joinValues(before, values);
    scope = { ...scope, variables: withEntry(scope.variables, assignment.name, appended) };
  }
  return scope;
}

function joinValues(before: readonly StaticWord[], values: readonly StaticWord[]): readonly StaticWord[] {
  const all = [...before, ...values];
  const origins = [...new Set(all.flatMap((word) => word.origins))];
  return [{ text: all.map((word) => word.text).join(''), origins, globbed: false }];
}
