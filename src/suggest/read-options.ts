import type { StaticWord } from '../shell/static-text.js';

/** One option as written, split from its value and from the letters it was bundled with. */
export interface OptionWord {
  readonly name: string;
  readonly value: StaticWord | undefined;
}

/** The arguments of a program, told apart. */
export interface Arguments {
  readonly options: readonly OptionWord[];
  readonly operands: readonly StaticWord[];
}

/** How the options of a program are written. */
export interface OptionForm {
  /** Names of options that take a value, separated by blanks: `-n --lines`. */
  readonly valued?: string;
  /** True where options end at the first operand, as in wrappers. */
  readonly stops?: boolean;
  /** True where `-name` is one option and not four letters. */
  readonly singleDash?: boolean;
}

/** Tells options, their values and operands apart; `--` ends the options. */
export function readOptions(words: readonly StaticWord[], form: OptionForm = {}): Arguments {
  const options: OptionWord[] = [];
  const operands: StaticWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (word.text === '--') return { options, operands: [...operands, ...words.slice(at + 1)] };
    if (!/^-./.test(word.text)) {
      if (form.stops) return { options, operands: words.slice(at) };
      operands.push(word);
      continue;
    }
    const read = readOption(word, words[at + 1], form);
    options.push(...read.options);
    if (read.tookNext) at += 1;
  }
  return { options, operands };
}

interface ReadOption {
  readonly options: readonly OptionWord[];
  readonly tookNext: boolean;
}

function readOption(word: StaticWord, next: StaticWord | undefined, form: OptionForm): ReadOption {
  if (word.text.startsWith('--') || form.singleDash) return readLongOption(word, next, form);
  const options: OptionWord[] = [];
  for (let at = 1; at < word.text.length; at += 1) {
    const name = `-${word.text[at]}`;
    if (!takesValue(name, form)) {
      options.push({ name, value: undefined });
      continue;
    }
    const rest = word.text.slice(at + 1);
    options.push({ name, value: rest === '' ? next : { ...word, text: rest } });
    return { options, tookNext: rest === '' && next !== undefined };
  }
  return { options, tookNext: false };
}

function readLongOption(word: StaticWord, next: StaticWord | undefined, form: OptionForm): ReadOption {
  const equals = word.text.indexOf('=');
  if (equals > 0) {
    const value = { ...word, text: word.text.slice(equals + 1) };
    return { options: [{ name: word.text.slice(0, equals), value }], tookNext: false };
  }
  const valued = takesValue(word.text, form);
  return {
    options: [{ name: word.text, value: valued ? next : undefined }],
    tookNext: valued && next !== undefined,
  };
}

function takesValue(name: string, form: OptionForm): boolean {
  return hasName(form.valued ?? '', name);
}

/** True where a list of names, separated by blanks, has the name. */
export function hasName(names: string, name: string): boolean {
  return ` ${names} `.includes(` ${name} `);
}

/** True where an option is a listed one or begins like it: GNU programs and git take `--outp` for `--output`. */
export function mayMean(names: string, name: string): boolean {
  return hasName(names, name) || (/^--\w/.test(name) && ` ${names}`.includes(` ${name}`));
}
