import { type StaticWord, showText, unknown } from '../shell/static-text.js';
import { applyRule } from './apply-rule.js';
import { inspectCode } from './inspect-code.js';
import type { Inspection, Inspector, Outcome, Setting } from './inspection.js';
import { leaveScope } from './leave-scope.js';
import { isWritten, readFile } from './predict-output.js';
import { hasName, type OptionWord, readOptions } from './read-options.js';
import type { ProgramRule } from './risk-rule.js';
import { RULES } from './risk-rules.js';

const CODE_OPTION = /^(?:-c|-e|-E|-r|-p|-ne|-pe|--eval|--print|eval)$/;
const VALUED = '-c -e -E -r -p --eval --print -m -W -X -I -M --require --import -x';

/** An interpreter: code on the line, a script, or code on stdin. */
export const inspectInterpreter: Inspector = (words, setting, inspection) => {
  const name = words[0]?.text.replace(/^.*\//, '') ?? '';
  const { options, operands } = readOptions(words.slice(1), { valued: valuedFor(name), stops: true });
  const names = options.map((option) => option.name);
  if (
    names.length > 0 &&
    names.every((option) => /^(?:-v|-V|--version|--help|-h)$/.test(option)) &&
    operands.length === 0
  )
    return leaveScope(words, setting);
  const own = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (own?.subcommands !== undefined && isSubcommand(own, operands[0]))
    return applyRule(own, words, setting, inspection);
  if (isSyntaxCheck(name, names)) return leaveScope(words, setting);
  reportLoads(name, options, inspection);
  if (name === 'perl' || name === 'ruby') reportInPlace(words, inspection);
  const code = options.filter((option) => CODE_OPTION.test(option.name) && option.value !== undefined);
  for (const option of code) inspectCode(option.value ?? unknown(), setting, inspection);
  if (code.length > 0) return leaveScope(words, setting);
  return inspectScriptFile(name, operands, words, setting, inspection);
};

/** Letters that take code differ: `-p` is a loop in Perl and Ruby, `-E` ignores variables in Python. */
function valuedFor(name: string): string {
  if (/^(?:perl|ruby)/.test(name)) return '-e -E -I -M -m -r';
  if (/^python|^pypy/.test(name)) return '-c -m -W -X';
  return VALUED;
}

function isSubcommand({ subcommands }: ProgramRule, word: StaticWord | undefined): boolean {
  return word !== undefined && Object.keys(subcommands ?? {}).some((names) => hasName(names, word.text));
}

/** Options with which a script is only read. Perl’s `-c` is none of them: it runs BEGIN blocks. */
const SYNTAX_CHECKS: Readonly<Record<string, RegExp>> = {
  ruby: /^-[cw]$/,
  php: /^-l$|^--syntax-check$/,
  node: /^-c$|^--check$/,
};

function isSyntaxCheck(name: string, options: readonly string[]): boolean {
  const check = Object.hasOwn(SYNTAX_CHECKS, name) ? SYNTAX_CHECKS[name] : undefined;
  return check !== undefined && options.length > 0 && options.every((option) => check.test(option));
}

/** Options that load further code, by interpreter. */
const LOADS: Readonly<Record<string, string>> = {
  perl: '-M -m -d -I',
  ruby: '-r -I -C',
  node: '-r --require --import --loader --experimental-loader --openssl-config --env-file --inspect --inspect-brk',
  php: '-c -d -z --php-ini --define --zend-extension',
  lua: '-l',
};

function reportLoads(name: string, options: readonly OptionWord[], inspection: Inspection): void {
  const loads = Object.hasOwn(LOADS, name) ? (LOADS[name] ?? '') : '';
  const found = options.some((option) => hasName(loads, option.name) && !isOwnModule(name, option));
  if (found) inspection.report('changes', 'It loads other code, whose effects are not known.');
}

/** Perl's own modules, by the names that its short programs use. */
function isOwnModule(name: string, { name: option, value }: OptionWord): boolean {
  return (
    name === 'perl' &&
    option === '-M' &&
    /^(?:strict|warnings|utf8|bigint|bignum|POSIX|JSON::PP|Data::Dumper|List::Util|MIME::Base64|Time::\w+|Encode|feature)\b/.test(
      value?.text ?? '',
    )
  );
}

function reportInPlace(words: readonly StaticWord[], inspection: Inspection): void {
  const inPlace = words.slice(1).some((word) => /^-[pnlaw0]*i/.test(word.text));
  if (inPlace) inspection.report('changes', 'It changes files in place.');
}

function inspectScriptFile(
  name: string,
  operands: readonly StaticWord[],
  words: readonly StaticWord[],
  setting: Setting,
  inspection: Inspection,
): Outcome {
  const script = operands[0];
  if (script === undefined || script.text === '-') {
    if (setting.stdin === undefined) inspection.report('adds', `It opens ${showText(name)}.`);
    else inspectCode(setting.stdin, setting, inspection);
    return leaveScope(words, setting);
  }
  const content = readFile(script, setting.scope);
  if (script.content !== undefined || isWritten(script, setting.scope))
    inspectCode(content, setting, inspection);
  else inspection.report('changes', `It runs ${showText(script.text)}, whose effects are not known.`);
  return leaveScope(words, setting);
}
