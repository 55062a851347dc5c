import type { ExecutionContext } from '../model/execution.js';
import type { Deciders } from '../shell/deciding-commands.js';
import { QUIET_RULES, type QuietRule } from './quiet-rules.js';

type Decider = Deciders['commands'][number];

/** Words that a program fails with; they show that an earlier part of the line failed, not its quiet end. */
const ERROR_TEXT =
  /\b(?:error|fatal|failed|failure|cannot|can't|could not|denied|not found|no such|traceback|exception|unknown|invalid|unrecognized|usage:|panic|abort)/i;

/** The shell's own complaint about a part of the line: `bash: line 1: psx: command not found`. */
const SHELL_COMPLAINT =
  /^(?:\S*\/)?(?:(?:ba|da|k)?sh: (?:line )?\d+: |zsh:\d*:? )(?!(?:type|hash|command|alias|wait|read|kill): ).*(?:not found|no such file|not a directory|operator expected|unexpected operator|argument expected|too many arguments|integer expression|syntax error|not a valid|ambiguous redirect|missing `)/im;

/** Why the exit code is an answer and no failure; undefined where it is one. */
export function quietReason(
  context: ExecutionContext,
  deciders: Deciders,
  userRules: readonly QuietRule[],
): string | undefined {
  const last = deciders.commands.at(-1);
  if (last === undefined) return undefined;
  const output = `${context.stderr}\n${context.stdout}`;
  if (deciders.negated && context.exit_code === 1) return 'the line turns the exit code around';
  if (isLookup(last) && [1, 127].includes(context.exit_code)) return 'it is not there';
  if (SHELL_COMPLAINT.test(context.stderr) || SHELL_COMPLAINT.test(context.stdout)) return undefined;
  if (deciders.commands.length > 1 && ERROR_TEXT.test(output)) return undefined;
  if (complains(last.program, output)) return undefined;
  const rule = [...userRules, ...QUIET_RULES].find((candidate) =>
    applies(candidate, last, context.exit_code, output),
  );
  return rule === undefined ? undefined : (rule.reason ?? 'the configuration says that this is an answer');
}

/** A line in which the program itself speaks of a mistake: `grep: src: Is a directory`. */
function complains(program: string, output: string): boolean {
  const own = output
    .split('\n')
    .filter((line) => line.startsWith(`${program}: `) || line.startsWith('grep: '));
  return own.some((line) => /no such file|is a directory|denied|invalid|unrecognized|cannot/i.test(line));
}

/** `command -v name`, which the wrappers of a command hide. */
function isLookup({ wrappers }: Decider): boolean {
  const [first, second] = wrappers.slice(-2).map(({ value }) => value);
  return first === 'command' && (second === '-v' || second === '-V');
}

function applies(rule: QuietRule, { program, words }: Decider, exitCode: number, output: string): boolean {
  if (![rule.program].flat().includes(program) || !rule.exit_codes.includes(exitCode)) return false;
  const args = words
    .slice(1)
    .map(({ value }) => value)
    .join(' ');
  return matches(rule.args, args, true) && !matches(rule.unless, output, false);
}

/** Whether a regex matches; one that is absent gives `otherwise`, and a broken one of the user keeps its rule from applying. */
function matches(source: string | undefined, text: string, otherwise: boolean): boolean {
  if (source === undefined) return otherwise;
  try {
    return new RegExp(source, 'm').test(text);
  } catch {
    return !otherwise;
  }
}
