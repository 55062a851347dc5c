import {
  appendText,
  changeProgram,
  dropWord,
  type EditTarget,
  insertAfter,
  joinWords,
  joinWordsAfter,
  prependText,
  swapWord,
  withSudo,
} from '../shell/edit-line.js';
import { quoteWord } from '../shell/quote-word.js';
import { SHELL_ONLY } from '../shell/shell-builtins.js';
import { editableCommands } from '../shell/simple-commands.js';
import { subcommandIndex } from './command-values.js';
import type { MatchScope, Value } from './match-scope.js';

/** An argument of an edit: its text, and the same as shell text (literals as they stand, values quoted). */
export interface EditArgument {
  readonly text: string;
  readonly shell: string;
}

type LineFilter = (target: EditTarget, args: readonly EditArgument[]) => string | undefined;

const blank: EditArgument = { text: '', shell: '' };

/** Edits of the original command. They know its words, so quoting around them stays as it was. */
const LINE_FILTERS: Readonly<Record<string, LineFilter>> = {
  swap: (target, [from = blank, to = blank]) =>
    mayStandIn(from.text, to.text) ? swapWord(target, from.text, asProgram(target, from, to)) : undefined,
  program: (target, [to = blank]) => changeProgram(target, to.text),
  /** A program that is now called by several words (`docker compose`). */
  rename: (target, [to = blank]) => {
    const [first = '', ...rest] = to.text.split(' ').map(quoteWord);
    const renamed = changeProgram(target, first);
    return rest.length === 0 ? renamed : insertAfter(retarget(renamed, target), 0, rest.join(' '));
  },
  subcommand: (target, [to = blank]) => {
    const index = subcommandIndex(target.command);
    const old = target.command.words[index];
    return old && index > 0 ? swapWord(target, old.value, to.text) : undefined;
  },
  add: (target, [text = blank]) => insertAfter(target, 0, text.shell),
  add_sub: (target, [text = blank]) => insertAfter(target, subcommandIndex(target.command), text.shell),
  add_after: (target, [anchor = blank, text = blank]) => {
    const index = target.command.words.findIndex((each) => each.value === anchor.text);
    return index < 0 ? undefined : insertAfter(target, index, text.shell);
  },
  /** Shell text right before a word. */
  add_before: (target, [anchor = blank, text = blank]) => {
    const index = target.command.words.findIndex((each) => each.value === anchor.text);
    return index < 1 ? undefined : insertAfter(target, index - 1, text.shell);
  },
  /** Puts `--` before a word, so that it and what follows belongs to the program that is run. */
  separate: (target, [value = blank]) => {
    const index = target.command.words.findIndex((each) => each.value.split('=')[0] === value.text);
    return index < 1 ? undefined : insertAfter(target, index - 1, '--');
  },
  append: (target, [text = blank]) => appendText(target, text.shell),
  prepend: (target, [text = blank]) => prependText(target, text.shell),
  /** Another command first: `login && original`. The words of a value are quoted one by one. */
  before: ({ line }, [first = blank]) => `${first.text.split(' ').map(quoteWord).join(' ')} && ${line}`,
  /** Puts a dash before a word. */
  dash: (target, [value = blank]) => swapWord(target, value.text, `-${value.text}`),
  drop: (target, [value = blank]) => dropWord(target, value.text),
  join_after: (target, [option = blank]) => joinWordsAfter(target, option.text),
  /** Neighbouring words that make this text together become one quoted word. */
  join_words: (target, [joined = blank]) => joinWords(target, joined.text),
  swap_args: ({ line, command }) => {
    const [first, second] = command.words
      .slice(1)
      .filter((each) => !each.value.startsWith('-'))
      .slice(-2);
    if (!first || !second) return undefined;
    return (
      line.slice(0, first.pos) +
      second.text +
      line.slice(first.end, second.pos) +
      first.text +
      line.slice(second.end)
    );
  },
  sudo: (target) => withSudo(target, SHELL_ONLY),
};

/** Applies an edit to the command that the pattern speaks of, or, for a swap, to whichever has the word. */
export function editLine(
  line: string,
  filter: string,
  args: readonly EditArgument[],
  scope: MatchScope,
): string | undefined {
  const edit = isLineFilter(filter) ? LINE_FILTERS[filter] : undefined;
  if (!edit) return undefined;
  const commands = editableCommands(line);
  const first = commands[scope.target];
  const order = first ? [first, ...commands.filter((command) => command !== first)] : commands;
  const tries = filter === 'swap' || filter === 'drop' ? order : order.slice(0, 1);
  for (const command of tries) {
    const edited = edit({ line, command }, args);
    if (edited !== undefined && edited !== line) return edited;
  }
  return filter === 'swap' ? swapText(line, args) : undefined;
}

/** The same simple command in an edited line. */
function retarget(line: string, { line: old, command }: EditTarget): EditTarget {
  const index = editableCommands(old).findIndex((each) => each.pos === command.pos);
  return { line, command: editableCommands(line)[index] ?? command };
}

/** True for filters that edit a line. */
export function isLineFilter(name: string): boolean {
  return Object.hasOwn(LINE_FILTERS, name);
}

/** A value as an argument of an edit. */
export function editArgument(value: Value): EditArgument {
  return { text: value.text, shell: value.kind === 'word' ? quoteWord(value.text) : value.text };
}

/** Where no syntax tree helps (several words, broken quotes): the text itself, if it stands there once. */
function swapText(line: string, [from = blank, to = blank]: readonly EditArgument[]): string | undefined {
  if (from.text.length < 2 || !mayStandIn(from.text, to.text)) return undefined;
  const parts = line.split(from.text);
  return parts.length === 2 ? parts.join(to.shell) : undefined;
}

/** A word may turn into an option only where an option stood. */
function mayStandIn(from: string, to: string): boolean {
  return !to.startsWith('-') || from.startsWith('-');
}

/** A path that stands in for the program's keeps a slash, or the shell would look for it on PATH. */
function asProgram({ command }: EditTarget, from: EditArgument, to: EditArgument): string {
  const lost = from.text.includes('/') && !to.text.includes('/');
  return lost && command.words[0].value === from.text ? `./${to.text}` : to.text;
}
