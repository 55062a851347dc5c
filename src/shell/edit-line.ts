import { quoteWord } from './quote-word.js';
import type { ShellWord, SimpleCommand } from './simple-commands.js';
import { simpleCommands } from './simple-commands.js';

/** A line with the range of one of its simple commands; edits return a new line. */
export interface EditTarget {
  readonly line: string;
  readonly command: SimpleCommand;
}

/** Replaces the word that has this value (or, failing that, the part of a word); undefined where it does not stand there. */
export function swapWord(target: EditTarget, from: string, to: string): string | undefined {
  const words = targetWords(target);
  const exact = words.find((word) => word.value === from);
  if (exact) return splice(target.line, exact, quoteLike(exact, to));
  if (from === '') return undefined;
  const partial = words.find((word) => partIndex(word.value, from) >= 0);
  if (!partial) return undefined;
  const at = partIndex(partial.value, from);
  return splice(
    target.line,
    partial,
    quoteLike(partial, partial.value.slice(0, at) + to + partial.value.slice(at + from.length)),
  );
}

/** Replaces the program's word. */
export function changeProgram(target: EditTarget, program: string): string {
  return splice(target.line, target.command.words[0], quoteWord(program));
}

/** Puts shell text behind the n-th word of the command (0 is the program). */
export function insertAfter(target: EditTarget, index: number, text: string): string {
  const word =
    target.command.words[Math.min(index, target.command.words.length - 1)] ?? target.command.words[0];
  return `${target.line.slice(0, word.end)} ${text}${target.line.slice(word.end)}`;
}

/** Puts shell text behind the command's last word, before redirections. */
export function appendText(target: EditTarget, text: string): string {
  return insertAfter(target, target.command.words.length - 1, text);
}

/** Puts shell text before the command, wrappers and assignments included. */
export function prependText(target: EditTarget, text: string): string {
  const { pos } = target.command;
  return `${target.line.slice(0, pos)}${text} ${target.line.slice(pos)}`;
}

/** Takes out the first word that has this value. */
export function dropWord(target: EditTarget, value: string): string | undefined {
  const word = target.command.words.slice(1).find((candidate) => candidate.value === value);
  if (!word) return undefined;
  const start = target.line.slice(0, word.pos).replace(/[ \t]+$/, '').length;
  return target.line.slice(0, start) + target.line.slice(word.end);
}

/** Joins the plain words behind an option into one quoted word (`-m fix login bug`). */
export function joinWordsAfter(target: EditTarget, option: string): string | undefined {
  const { words } = target.command;
  const start = words.findIndex((word) => word.value === option || joinedOption(word.value, option)) + 1;
  if (start <= 0) return undefined;
  let end = start;
  while (end < words.length && !words[end]?.value.startsWith('-')) end++;
  const first = words[start];
  const last = words[end - 1];
  if (!first || !last || end - start < 2) return undefined;
  const text = words
    .slice(start, end)
    .map((word) => word.value)
    .join(' ');
  return target.line.slice(0, first.pos) + quoteWord(text) + target.line.slice(last.end);
}

/** Makes one quoted word of the neighbouring words that give this text when a blank joins them. */
export function joinWords({ line, command }: EditTarget, joined: string): string | undefined {
  const { words } = command;
  for (const [start, first] of words.entries()) {
    for (let end = start + 2; end <= words.length; end++) {
      const run = words.slice(start, end);
      const text = run.map((word) => word.value).join(' ');
      if (text === joined) return line.slice(0, first.pos) + quoteWord(joined) + line.slice(run.at(-1)?.end);
    }
  }
  return undefined;
}

/** The same command with more rights: sudo where the program is one, a root shell where the shell itself must act. */
export function withSudo(target: EditTarget, builtins: ReadonlySet<string>): string {
  const redirects = target.command.redirects.some((redirect) => redirect.operator.startsWith('>'));
  const whole = simpleCommands(target.line).length === 1;
  if (whole && (redirects || builtins.has(target.command.program)))
    return `sudo sh -c ${quoteWord(target.line)}`;
  return prependText(target, 'sudo');
}

function joinedOption(word: string, option: string): boolean {
  return /^-[A-Za-z]$/.test(option) && /^-[A-Za-z]+$/.test(word) && word.endsWith(option.slice(1));
}

function targetWords({ command }: EditTarget): readonly ShellWord[] {
  return [...command.words, ...command.redirects.flatMap(({ target }) => (target ? [target] : []))];
}

function partIndex(value: string, part: string): number {
  for (let at = value.indexOf(part); at >= 0; at = value.indexOf(part, at + 1)) {
    const before = value[at - 1] ?? '';
    const after = value[at + part.length] ?? '';
    if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return at;
  }
  return -1;
}

/** A new value in the place of a word: globs and variables that were alive in it stay alive, anything else is quoted. */
function quoteLike(word: ShellWord, value: string): string {
  if (word.text !== word.value) return quoteWord(value);
  const alive = [...new Set(word.text.match(/[*?[\]~${}]/g) ?? [])].map((char) => `\\${char}`).join('');
  return new RegExp(`^[\\w@%+=:,./${alive}-]+$`).test(value) ? value : quoteWord(value);
}

function splice(line: string, word: ShellWord, text: string): string {
  return line.slice(0, word.pos) + text + line.slice(word.end);
}
