import { withEntry, withFilesOf } from '../shell/scope.js';
import {
  isKnown,
  known,
  originsOf,
  SOME,
  type StaticText,
  type StaticWord,
  unknown,
} from '../shell/static-text.js';
import { applyRule } from './apply-rule.js';
import type { Inspection, Outcome, Setting } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { passedOn } from './predict-output.js';
import { hasName, mayMean, type OptionWord, readOptions } from './read-options.js';
import { reportWrite } from './report-paths.js';
import { RULES } from './risk-rules.js';
import type { WrapperRule } from './wrapper-rules.js';

/** Inspects a command that runs another one: what it adds itself, then the other one. */
export function inspectWrapper(
  rule: WrapperRule,
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome {
  const rest = afterSubcommand(rule, words);
  if (rest === undefined) return withoutCommand(rule, words, setting, inspection);
  const valued = `${rule.valued ?? ''} ${rule.lineOptions ?? ''} ${rule.writes ?? ''}`;
  const { options, operands } = readOptions(rest, { valued, stops: true });
  if (options.some((option) => hasName(`${rule.harmless ?? ''} --help --version`, option.name)))
    return printedOnly(words, setting, inspection);
  runSettings(rule, options, setting, inspection);
  reportOwn(rule, options, setting, inspection);
  const inner = assign(rule, setting, operands);
  const lines = (rule.anywhere ? readOptions(rest, { valued }).options : options).filter((option) =>
    hasName(rule.lineOptions ?? '', option.name),
  );
  const command = inner.words.slice(rule.skip ?? 0);
  if (lines.length === 0 && command.length === 0)
    return withoutCommand(rule, words, inner.setting, inspection);
  if (rule.adds !== undefined) inspection.report(...rule.adds);
  if (rule.sends) reportSecrets(words, setting, inspection);
  runLines(rule, lines, command, inner.setting, inspection);
  if (lines.length > 0 || command.length === 0) return leaveScope(words, setting);
  const outcome = runCommand(rule, { options, command }, inner.setting, inspection);
  return rule.sameShell ? outcome : { ...outcome, scopes: [withFilesOf(setting.scope, outcome.scopes)] };
}

/** The words behind the subcommand that runs a command, or undefined where another subcommand stands there. */
function afterSubcommand(rule: WrapperRule, words: readonly StaticWord[]): readonly StaticWord[] | undefined {
  if (rule.after === undefined) return words.slice(1);
  const { operands } = readOptions(words.slice(1), { valued: rule.valued ?? '', stops: true });
  return hasName(rule.after, operands[0]?.text ?? '') ? operands.slice(1) : undefined;
}

/** `env -S 'line' more words` adds the words to the line; other programs keep line and words apart. */
function runLines(
  rule: WrapperRule,
  lines: readonly OptionWord[],
  command: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): void {
  const glue = rule.assigns ? command : [];
  for (const option of lines) inspection.runText(joinLine([option.value ?? unknown(), ...glue]), setting);
}

/** `ssh -o ProxyCommand=…` starts a program here, whatever runs there. */
function runSettings(
  rule: WrapperRule,
  options: readonly OptionWord[],
  setting: Setting,
  inspection: Inspection,
): void {
  for (const { name, value } of options) {
    const line = name === '-o' && value !== undefined ? rule.settings?.exec(value.text)?.[1] : undefined;
    if (line !== undefined) inspection.runText({ text: line, origins: value?.origins ?? [] }, setting);
  }
}

/** What the wrapper's own options do, whatever it runs. */
function reportOwn(
  rule: WrapperRule,
  options: readonly OptionWord[],
  setting: Setting,
  inspection: Inspection,
): void {
  for (const { name, value } of options) {
    for (const [names, risk, why] of rule.options ?? [])
      if (mayMean(names, name)) inspection.report(risk, why);
    if (value !== undefined && mayMean(rule.writes ?? '', name))
      reportWrite(value, 'overwrites', setting, inspection);
  }
}

function joinLine(words: readonly StaticWord[]): StaticText {
  return { text: words.map((word) => word.text).join(' '), origins: originsOf(words) };
}

interface Wrapped {
  readonly options: readonly OptionWord[];
  readonly command: readonly StaticWord[];
}

function runCommand(rule: WrapperRule, wrapped: Wrapped, setting: Setting, inspection: Inspection): Outcome {
  const command = rule.appends === undefined ? wrapped.command : appendInput(rule, wrapped, setting.stdin);
  const inner = rule.appends === undefined ? setting : { ...setting, stdin: undefined };
  const isLine = rule.line || (rule.oneWordIsLine && command.length === 1);
  return isLine ? inspection.runText(joinLine(command), inner) : inspection.runWords(command, inner);
}

/** The command as `xargs` runs it: with the words of its input at the end, or where the placeholder stands. */
function appendInput(
  rule: WrapperRule,
  wrapped: Wrapped,
  stdin: StaticText | undefined,
): readonly StaticWord[] {
  const { command, options } = wrapped;
  const split = command.findIndex((word) => /^:::\+?$/.test(word.text));
  const input = split >= 0 ? command.slice(split + 1) : inputWords(stdin, separatorOf(options));
  const own = split >= 0 ? command.slice(0, split) : command;
  const placeholder = options.find((option) => /^(?:-I|-i|--replace)$/.test(option.name));
  const mark = placeholder === undefined ? '{}' : (placeholder.value?.text ?? '{}');
  const fills = placeholder !== undefined || (rule.line && own.some((word) => word.text.includes('{}')));
  if (!fills) return [...own, ...input];
  return own.flatMap((word) => {
    if (!word.text.includes(mark)) return [word];
    return input.map((value) => ({
      ...value,
      globbed: word.globbed,
      text: word.text.replaceAll(mark, value.text),
    }));
  });
}

/** What parts the words of the input: blanks and quotes, unless an option names one character. */
function separatorOf(options: readonly OptionWord[]): string | undefined {
  if (options.some(({ name }) => /^(?:-0|--null)$/.test(name))) return '\0';
  const named = options.find(({ name }) => /^(?:-d|--delimiter)$/.test(name))?.value?.text;
  return named?.replace(/^\\n$/, '\n').replace(/^\\0$/, '\0');
}

function inputWords(stdin: StaticText | undefined, separator: string | undefined): readonly StaticWord[] {
  if (stdin === undefined || !isKnown(stdin)) return [{ ...known(SOME), origins: stdin?.origins ?? [] }];
  if (separator !== undefined)
    return stdin.text.split(separator).map((text) => ({ text, origins: stdin.origins, globbed: false }));
  const pieces = stdin.text.split(/[\s\0]+/).filter((piece) => piece !== '');
  return pieces.map((text) => ({
    text: text.replace(/^(['"])(.*)\1$/, '$2'),
    origins: stdin.origins,
    globbed: false,
  }));
}

/** Takes `NAME=value` words before the command into the scope. */
function assign(
  rule: WrapperRule,
  setting: Setting,
  operands: readonly StaticWord[],
): { setting: Setting; words: readonly StaticWord[] } {
  if (!rule.assigns) return { setting, words: operands };
  let { variables } = setting.scope;
  const first = operands.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word.text));
  const count = first === -1 ? operands.length : first;
  for (const word of operands.slice(0, count)) {
    const at = word.text.indexOf('=');
    variables = withEntry(variables, word.text.slice(0, at), [{ ...word, text: word.text.slice(at + 1) }]);
  }
  return { setting: { ...setting, scope: { ...setting.scope, variables } }, words: operands.slice(count) };
}

function reportSecrets(words: readonly StaticWord[], setting: Setting, inspection: Inspection): void {
  const secret = setting.stdin?.origins.includes('secret') || originsOf(words).includes('secret');
  if (secret) inspection.report('destroys', 'It sends secrets over the network.');
}

function printedOnly(words: readonly StaticWord[], setting: Setting, inspection: Inspection): Outcome {
  inspection.report('reads', '');
  return leaveScope(words, setting);
}

/** The program without a command to run: as its own rule says, else as the wrapper's row says. */
function withoutCommand(
  rule: WrapperRule,
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome {
  const name = words[0]?.text.replace(/^.*\//, '') ?? '';
  const own = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (own !== undefined) return applyRule(own, words, setting, inspection);
  inspection.report(
    ...(rule.alone ?? rule.adds ?? (['changes', `The effects of \`${name}\` are not known.`] as const)),
  );
  if (rule.shell && setting.stdin !== undefined)
    inspection.runText(setting.stdin, { ...setting, stdin: undefined });
  const output = name === 'env' ? unknown('secret') : passedOn(words, setting.stdin, setting.scope);
  return { scopes: [setting.scope], output };
}
