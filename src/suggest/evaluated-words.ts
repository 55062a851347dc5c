import { isKnown, type StaticWord } from '../shell/static-text.js';

type Evaluated = (words: readonly StaticWord[]) => readonly StaticWord[];

/** The words of a builtin that a shell takes as names of variables or as arithmetic, not as plain text. */
export function evaluatedWords(name: string, [, ...rest]: readonly StaticWord[]): readonly StaticWord[] {
  return (Object.hasOwn(EVALUATES, name) ? EVALUATES[name]?.(rest) : undefined) ?? [];
}

const nameOf = (word: StaticWord) => ({ ...word, text: word.text.replace(/=.*$/s, '') });
const assignedTo = (word: StaticWord) => ({ ...word, text: word.text.replace(/^.*?=/s, '') });
const names: Evaluated = (words) => words.map(nameOf);
const namesAndValues: Evaluated = (words) => words.flatMap((word) => [nameOf(word), assignedTo(word)]);
const declared: Evaluated = (words) =>
  words.some(({ text }) => /^-\w*i/.test(text)) ? namesAndValues(words) : names(words);

const TAKES_NAME = /^-[vR]/;
const COMPARES = /^-(?:eq|ne|lt|le|gt|ge)$/;

/** Names behind `-v`, and numbers, which zsh reads as arithmetic. */
const tested: Evaluated = (words) =>
  words.filter((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const isOperand = before !== undefined && (TAKES_NAME.test(before.text) || COMPARES.test(before.text));
    if (isOperand || (before !== undefined && !isKnown(before))) return true;
    return TAKES_NAME.test(word.text) || COMPARES.test(after?.text ?? '');
  });

const printed: Evaluated = (words) => {
  const format = words.find((word) => word.text.includes('%') || !isKnown(word));
  const isText = format === undefined || (isKnown(format) && !/%[^%a-z]*[diouxefga*]/i.test(format.text));
  return isText ? tested(words) : words;
};

const EVALUATES: Readonly<Record<string, Evaluated>> = {
  let: namesAndValues,
  test: tested,
  '[': tested,
  printf: printed,
  read: names,
  mapfile: names,
  readarray: names,
  unset: names,
  export: names,
  readonly: names,
  declare: declared,
  typeset: declared,
  local: declared,
};
