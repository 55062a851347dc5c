import { findInWords } from './find-in-words.js';
import { PASSWORD_PROGRAMS } from './password-programs.js';
import type { Finder, Span } from './span.js';

const WORD = /"(?:[^"\\\n]|\\.){0,2048}"|'[^'\n]{0,2048}'|[^\s"';|&]{1,2048}|[;|&]{1,2}/g;
// Words that follow an option in a sentence about it: "--token is required", "--password <password>".
const PROSE =
  /^(?:a|an|and|are|argument|as|be|can|cannot|expects|flag|for|found|given|has|if|in|instead|is|may|must|needs|not|of|option|or|provided|requires|should|specified|the|to|was|were|with|without|[A-Z][A-Z_]*|[<[].*)[.,:;]?$/;
const PROGRAM = new RegExp(
  `(?<![\\w-])(?:${Object.keys(PASSWORD_PROGRAMS).join('|')})(?![\\w-])|(?<![\\w-])--?[A-Za-z]`,
);
const MAX_LINE = 16_384;

/** Finds secrets given as arguments in lines of text that are, or quote, a command. */
export const findArguments: Finder = (text) => {
  const spans: Span[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = Math.min(newline < 0 ? text.length : newline, start + MAX_LINE);
    const line = text.slice(start, end);
    if (PROGRAM.test(line)) spans.push(...findInLine(line, start));
    start = end + (end === newline ? 1 : 0);
  }
  return spans;
};

function findInLine(line: string, offset: number): Span[] {
  const words = [...line.matchAll(WORD)].map((match) => ({ start: match.index, text: match[0] }));
  const bare = words.map(({ text }) => text.replace(/^(["'])(.*)\1$/, '$2'));
  return findInWords(bare).flatMap(({ index, from }) => {
    const word = words[index];
    if (word === undefined || PROSE.test(word.text)) return [];
    const quote = /^["']/.test(word.text) ? 1 : 0;
    const start = offset + word.start + quote + from;
    const end = offset + word.start + word.text.length - quote;
    return end > start ? [{ start, end, kind: 'password' }] : [];
  });
}
