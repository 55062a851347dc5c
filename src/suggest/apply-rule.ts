import { known, type StaticWord, showText } from '../shell/static-text.js';
import type { Inspection, Outcome, Setting } from './inspection.js';
import { passedOn } from './predict-output.js';
import { hasName, mayMean, type OptionWord, readOptions } from './read-options.js';
import { reportPath, reportWrite } from './report-paths.js';
import type { ProgramRule } from './risk-rule.js';
import { VITAL_PACKAGES } from './vital-packages.js';

/** Applies a rule of the table to the words of a command. */
export function applyRule(
  rule: ProgramRule,
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome {
  applyTo(rule, { name: showText(words[0]?.text ?? ''), words: words.slice(1) }, setting, inspection);
  const output = passedOn(words, setting.stdin, setting.scope);
  if (rule.sends && output.origins.includes('secret'))
    inspection.report('destroys', 'It sends secrets over the network.');
  return { scopes: [setting.scope], output };
}

interface Call {
  readonly name: string;
  readonly words: readonly StaticWord[];
  /** True where an option says that nothing is changed, unless a listed subcommand says otherwise. */
  readonly lowered?: boolean;
}

function applyTo(rule: ProgramRule, call: Call, setting: Setting, inspection: Inspection): void {
  const { options, operands } = readOptions(call.words, {
    valued: `${rule.valued ?? ''} ${rule.runs ?? ''} ${rule.writes ?? ''}`,
    stops: rule.subcommands !== undefined,
    singleDash: rule.singleDash ?? false,
  });
  if (asksForHelp(options, call, rule)) return;
  const lowered =
    rule.harmless !== undefined && options.some((option) => hasName(rule.harmless ?? '', option.name));
  reportOptions(rule, options, inspection);
  for (const option of options) {
    if (option.value !== undefined && mayMean(rule.runs ?? '', option.name))
      inspection.runText(option.value, { ...setting, stdin: undefined });
  }
  reportOutputs(rule, options, setting, inspection);
  if (rule.reading?.test(operands.map(({ text }) => text).join(' '))) return;
  if (rule.wraps) inspection.suspectRest(call.words, { ...setting, stdin: undefined });
  const inner = { ...call, words: operands, lowered };
  if (rule.subcommands !== undefined && applySubcommand(rule, inner, setting, inspection)) return;
  if (lowered) return;
  reportVital(rule, options, operands, inspection);
  if (rule.risk !== 'reads') inspection.report(rule.risk, rule.why ?? `\`${call.name}\` changes things.`);
  if (rule.sets?.[0].test(operands.map(({ text }) => text).join(' ')))
    inspection.report('changes', rule.sets[1]);
  if (rule.writesOperand !== undefined) {
    const target =
      operands[rule.writesOperand < 0 ? operands.length + rule.writesOperand : rule.writesOperand];
    if (target !== undefined && operands.length > 1) reportPath(target, 'write', setting, inspection);
  }
}

/**
 * `--help` and `--version` only print; a short letter may mean anything. They count where they come first: behind
 * `docker run image` or `yarn build` they go to what is run.
 */
function asksForHelp(options: readonly OptionWord[], { words }: Call, rule: ProgramRule): boolean {
  const asks = rule.singleDash ? /^--?(?:help|version)$/ : /^--(?:help|version)$/;
  return options.length === 1 && !rule.noHelp && asks.test(words[0]?.text ?? '');
}

function reportOptions(rule: ProgramRule, options: readonly OptionWord[], inspection: Inspection): void {
  for (const [names, risk, why] of rule.options ?? []) {
    if (options.some((option) => mayMean(names, option.name))) inspection.report(risk, why);
  }
}

/** Files that are made where they are wanted are no news; those above or outside of the current folder are. */
function reportOutputs(
  { writes, singleDash }: ProgramRule,
  options: readonly OptionWord[],
  setting: Setting,
  inspection: Inspection,
): void {
  if (writes === undefined) return;
  for (const { name, value } of options) {
    const glued = singleDash ? /^-o(.+)/.exec(name)?.[1] : undefined;
    const target = glued !== undefined && hasName(writes, '-o') ? known(glued) : value;
    if (glued === undefined && !mayMean(writes, name)) continue;
    if (target !== undefined && /^(?:[/~\0]|\.\.)/.test(target.text))
      reportWrite(target, 'writes', setting, inspection);
  }
}

function reportVital(
  { removes }: ProgramRule,
  options: readonly OptionWord[],
  operands: readonly StaticWord[],
  inspection: Inspection,
): void {
  if (removes === undefined) return;
  if (removes !== '' && !options.some((option) => hasName(removes, option.name))) return;
  const vital = operands.find(({ text }) => hasName(VITAL_PACKAGES, text.replace(/[:=].*$/, '')));
  if (vital !== undefined)
    inspection.report(
      'destroys',
      `It removes ${showText(vital.text)}, without which the system does not work.`,
    );
}

/** Applies the rule of a subcommand; false where there is none to apply. */
function applySubcommand(rule: ProgramRule, call: Call, setting: Setting, inspection: Inspection): boolean {
  const word = call.words[0];
  if (word === undefined) return false;
  const name = `${call.name} ${showText(word.text)}`;
  for (const [names, inner] of Object.entries(rule.subcommands ?? {})) {
    if (!hasName(names, word.text)) continue;
    applyTo({ why: rule.why, ...inner }, { name, words: call.words.slice(1) }, setting, inspection);
    return true;
  }
  if (call.lowered) return true;
  if (rule.otherwise === undefined) inspection.report('changes', `The effects of \`${name}\` are not known.`);
  else if (rule.otherwise === 'reads') reportOptions(rule, readOptions(call.words).options, inspection);
  else inspection.report(rule.otherwise, rule.why ?? `\`${name}\` changes things.`);
  return true;
}
