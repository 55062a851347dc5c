import { commandInSubscript } from '../shell/hidden-commands.js';
import { SOME, type StaticText, type StaticWord, showText, UNKNOWN, unknown } from '../shell/static-text.js';
import { applyRule } from './apply-rule.js';
import { resolvePath } from './classify-path.js';
import { evaluatedWords } from './evaluated-words.js';
import { inspectWrapper } from './inspect-wrapper.js';
import type { Inspection, Inspector, Outcome, Setting } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { INSPECTORS } from './program-inspectors.js';
import { reportHidden } from './report-hidden.js';
import { RULES, SAME_AS } from './risk-rules.js';
import { WRAPPERS } from './wrapper-rules.js';

/** Inspects the words of one command: what the name stands for decides who looks at the rest. */
export function inspectWords(
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome {
  const first = words[0];
  const nothing = leaveScope(words, setting);
  if (first === undefined || (first.text === '' && words.length === 1)) return nothing;
  if (first.text.includes(UNKNOWN) || first.text.includes(SOME))
    return inspectUnknown(words, setting, inspection) ?? nothing;
  const defined = inspectDefined(first, words, setting, inspection);
  if (defined !== undefined) return defined;
  const name = programName(first.text);
  if (isLocal(first.text)) {
    inspection.report('changes', `It runs ${showText(first.text)}, whose effects are not known.`);
    if (!hasRule(name)) return nothing;
  }
  return inspectProgram(name, words, setting, inspection) ?? nothing;
}

/** The name under which rules know a program: without its folder, `.exe` and version. */
export function programName(text: string): string {
  const name = text.slice(text.lastIndexOf('/') + 1).replace(/\.exe$/i, '');
  const known = (candidate: string) => hasRule(candidate);
  if (known(name)) return name;
  const lower = name.toLowerCase();
  if (known(lower)) return lower;
  const plain = lower.replace(/-?\d[\d.]*$/, '');
  return known(plain) ? plain : name;
}

function hasRule(name: string): boolean {
  return [INSPECTORS, WRAPPERS, RULES, SAME_AS].some((table) => Object.hasOwn(table, name));
}

function isLocal(text: string): boolean {
  return text.includes('/') && !/(?:^|\/)\.?s?bin\/[^/]+$/.test(text);
}

function inspectProgram(
  name: string,
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome | undefined {
  reportHidden(hiddenInWords(name, words), setting, inspection);
  const outcome = inspectKnown(name, words, setting, inspection);
  if (outcome === undefined || !FETCHERS.has(name)) return outcome;
  return { ...outcome, output: { ...outcome.output, origins: [...outcome.output.origins, 'remote'] } };
}

function hiddenInWords(name: string, words: readonly StaticWord[]): readonly StaticText[] {
  return evaluatedWords(name, words).flatMap(({ text, origins }) => {
    const line = commandInSubscript(text);
    return line === undefined ? [] : [{ text: line, origins }];
  });
}

/** Programs that print what comes from the network; curl, wget and nc have inspectors of their own. */
const FETCHERS = new Set([
  'aria2c',
  'dig',
  'elinks',
  'ftp',
  'host',
  'http',
  'https',
  'links',
  'lynx',
  'nslookup',
  'ssh',
  'w3m',
  'xh',
]);

function inspectKnown(
  name: string,
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome | undefined {
  const same = Object.hasOwn(SAME_AS, name) ? (SAME_AS[name] ?? name) : name;
  const inspector: Inspector | undefined = Object.hasOwn(INSPECTORS, same) ? INSPECTORS[same] : undefined;
  if (inspector !== undefined) return inspector(words, setting, inspection);
  const wrapper = Object.hasOwn(WRAPPERS, same) ? WRAPPERS[same] : undefined;
  if (wrapper !== undefined) return inspectWrapper(wrapper, words, setting, inspection);
  const rule = Object.hasOwn(RULES, same) ? RULES[same] : undefined;
  if (rule === undefined) {
    inspection.report('changes', `The effects of \`${showText(name)}\` are not known.`);
    inspection.suspectRest(words.slice(1), { ...setting, stdin: undefined });
    return leaveScope(words, setting);
  }
  return applyRule(rule, words, setting, inspection);
}

/** A program that is only known at run time; where it may be empty, the next word is the program. */
function inspectUnknown(
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome | undefined {
  const first = words[0] ?? unknown();
  if (first.origins.includes('remote'))
    inspection.report('destroys', 'It runs text fetched from the network.');
  else if (first.origins.includes('decoded'))
    inspection.report('destroys', 'It runs decoded text that nobody can read beforehand.');
  else inspection.report('changes', 'Which program runs is only known at run time.');
  const rest = first.text.replaceAll(UNKNOWN, '');
  if (rest.includes(SOME)) return undefined;
  const next = rest === '' ? words.slice(1) : [{ ...first, text: rest, origins: [] }, ...words.slice(1)];
  return next.length > 0 ? inspection.runWords(next, setting) : undefined;
}

/** Functions, aliases and files that the line itself has made. */
function inspectDefined(
  first: StaticWord,
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome | undefined {
  const { scope } = setting;
  const body = scope.functions.get(first.text);
  if (body !== undefined) return inspection.runFunction(body, words, setting);
  const alias = scope.aliases.get(first.text);
  if (alias !== undefined && !scope.calling.includes(first.text)) {
    const rest = words
      .slice(1)
      .map((word) => word.text)
      .join(' ');
    const inner = { ...setting, scope: { ...scope, calling: [...scope.calling, first.text] } };
    return { ...inspection.runText({ text: `${alias} ${rest}`, origins: [] }, inner), scopes: [scope] };
  }
  const file = first.text.includes('/') ? scope.files.get(resolvePath(first.text, scope)) : undefined;
  return file === undefined ? undefined : inspection.runText(file, setting);
}
