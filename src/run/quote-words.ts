import { inQuotes } from '../shell/quote-word.js';

/** Words as one shell line: pasting it into a POSIX shell runs the same words. */
export function quoteWords(words: readonly string[]): string {
  return words.map(quoteWord).join(' ');
}

function quoteWord(word: string): string {
  return /^[\w@%+:,./-][\w@%+=:,./-]*$/.test(word) ? word : inQuotes(word);
}
