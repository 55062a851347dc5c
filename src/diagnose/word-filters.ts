import { posix } from 'node:path';
import type { World } from '../model/world.js';
import { closeQuote } from '../shell/close-quote.js';
import { mendSyntax } from '../shell/mend-syntax.js';
import { plainSigns } from '../shell/plain-signs.js';
import { quoteParentheses } from '../shell/quote-parentheses.js';
import { quoteWord } from '../shell/quote-word.js';
import { latinKeys } from '../text/keyboard-layouts.js';
import { installCommand } from './install-command.js';
import { type Value, word } from './match-scope.js';
import { sedDelimiter } from './sed-delimiter.js';

/** A filter on a value: gives a new value, or undefined where it does not apply (the fix is dropped then). */
export type WordFilter = (text: string, args: readonly string[], world: World) => Value | string | undefined;

/** Filters for words of any origin. */
export const WORD_FILTERS: Readonly<Record<string, WordFilter>> = {
  dirname: (text) => posix.dirname(text),
  parent: (text) =>
    posix.dirname(text.replace(/\/+$/, '')) === '.' ? undefined : posix.dirname(text.replace(/\/+$/, '')),
  basename: (text) => posix.basename(text),
  stem: (text) => text.replace(/\.[^./]+$/, ''),
  ext: (text) => posix.extname(text).slice(1) || undefined,
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  dots: (text) => text.replaceAll('/', '.'),
  slashes: (text) => text.replaceAll('.', '/'),
  dashes: (text) => text.replaceAll('_', '-'),
  increment: (text) => (/^\d+$/.test(text) ? String(Number(text) + 1) : undefined),
  resub: (text, [pattern = '', to = '']) => text.replace(new RegExp(pattern, 'm'), to),
  resub_all: (text, [pattern = '', to = '']) => text.replaceAll(new RegExp(pattern, 'gm'), to),
  prefix: (text, [before = '']) => before + text,
  suffix: (text, [after = '']) => text + after,
  /** Ends each unfinished `s/a/b` of a sed line. */
  close_sed: (text) =>
    text.replaceAll(
      /(['"\s]|-e)(s([/|#,])(?:\\.|(?!\3)[^'"\s\\])*\3(?:\\.|(?!\3)[^'"\s\\])*)(?=['"\s]|$)/g,
      '$1$2$3',
    ),
  sed_delimiter: (text) => sedDelimiter(text),
  /** The first option letter as a capital. */
  upper_option: (text) =>
    text.replace(/(\s-)([a-z])/, (_all, dash: string, letter: string) => dash + letter.toUpperCase()),
  quote_parens: (text) => quoteParentheses(text),
  close_quote: (text, _args, world) => closeQuote(text, (each) => world.stat(each)?.kind === 'file'),
  mend_syntax: (text) => mendSyntax(text),
  plain_signs: (text) => plainSigns(text),
  /** The text as the same keys give it on a Latin keyboard. */
  latin_keys: (text) => latinKeys(text),
  first_word: (text) => text.trim().split(/\s+/)[0],
  /** Escapes a value for use inside a sed regex or replacement with `/` or `|` as the delimiter. */
  sed: (text) => text.replaceAll(/[\\/|&.*[\]^$]/g, '\\$&'),
  /** Lets a value that begins with a dash stand where an option is meant. */
  option: (text) => (/^-{1,2}[A-Za-z0-9][\w.-]*(?:=.*)?$/.test(text) ? { kind: 'option', text } : undefined),
  /** Several words, each quoted by itself. */
  words: (text) => {
    const words = text.trim().split(/\s+/);
    if (words.some((each) => each.startsWith('-') || each === '')) return undefined;
    return { kind: 'line', text: words.map(quoteWord).join(' ') };
  },
  /** The command that installs packages of this name on this system. */
  install: (text, _args, world) => {
    const command = installCommand(text.trim().split(/\s+/), world);
    return command === undefined ? undefined : { kind: 'line', text: command };
  },
};

/** The result of a filter as a value of the same kind as before, unless the filter chose one. */
export function asValue(result: Value | string | undefined, kind: Value['kind']): Value | undefined {
  if (result === undefined) return undefined;
  if (typeof result !== 'string') return result;
  return kind === 'line' ? { kind, text: result } : word(result);
}
