import { parseLine } from './parse-line.js';
import { inQuotes } from './quote-word.js';

/** A word of the line with all that its parentheses enclose, or what stands between words. */
interface Piece {
  readonly kind: 'word' | 'between';
  readonly text: string;
}

/** Keywords after which parentheses are the shell's own syntax. */
const KEYWORD = /^(?:if|then|elif|else|for|while|until|do|case|select|function|\[\[|!|\{)$/;

/** Programs whose plain arguments are one text, or one name of several words. */
const ONE_TEXT = /^(?:echo|mkdir|touch|cd|cat|ls|rm|nano|vim|less|code|open|xdg-open)$/;

/** Programs whose names of files may have a blank before the parenthesis. */
const FILES = /^(?:cp|mv|scp|rsync|chmod|chown|head|tail|wc|file|stat|diff|unzip)$/;

/** Programs to which a lone parenthesis is an argument. */
const GROUPS = /^(?:find|test|\[|expr)$/;

/**
 * Quotes what the parentheses of a line stand in, where the shell took them for its own syntax. Undefined where the line
 * parses as it is, where a keyword or a function begins it, or where quotes would change a variable or another quote.
 */
export function quoteParentheses(line: string): string | undefined {
  if (parses(line) || /\n|[$<>=]\(/.test(line)) return undefined;
  const mended = splitCommands(readPieces(line)).map(quoteCommand);
  if (mended.includes(undefined)) return undefined;
  return parses(mended.join('')) ? mended.join('') : undefined;
}

function readPieces(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < line.length; ) {
    const [between = ''] = /^[\s|;&<>]+/.exec(line.slice(at)) ?? [];
    const text = between || readWord(line.slice(at));
    pieces.push({ kind: between ? 'between' : 'word', text });
    at += text.length;
  }
  return pieces;
}

function readWord(rest: string): string {
  let length = 0;
  while (length < rest.length && !/[\s|;&<>]/.test(rest.charAt(length))) {
    const [atom = ''] = /^(?:"[^"]*"|'[^']*'|\\.|\([^()]*\)|.)/.exec(rest.slice(length)) ?? [];
    length += atom.length;
  }
  return rest.slice(0, length);
}

/** The pieces of each simple command; an operator or a redirection begins the next one. */
function splitCommands(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const commands: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'between' && /\S/.test(piece.text)) commands.push([]);
    commands.at(-1)?.push(piece);
  }
  return commands;
}

function quoteCommand(pieces: readonly Piece[]): string | undefined {
  const first = pieces.findIndex(({ kind }) => kind === 'word');
  const program = pieces[first]?.text ?? '';
  const spans = spansToQuote(pieces, first, program);
  if (spans.length === 0) return textOf(pieces);
  if (KEYWORD.test(program) || spans.some(([from]) => from <= first && !isTarget(pieces))) return undefined;
  let line = '';
  let done = 0;
  for (const [from, to] of spans) {
    const quoted = quoteText(textOf(pieces.slice(from, to + 1)), program);
    if (quoted === undefined) return undefined;
    line += textOf(pieces.slice(done, from)) + quoted;
    done = to + 1;
  }
  return line + textOf(pieces.slice(done));
}

/** Which pieces become one quoted word each: from the first to the last index. */
function spansToQuote(pieces: readonly Piece[], first: number, program: string): readonly [number, number][] {
  const marked = pieces.flatMap((piece, index) => (hasParenthesis(piece) ? [index] : []));
  const lastWord = pieces.findLastIndex(({ kind }) => kind === 'word');
  if (marked.length === 0) return [];
  const message = pieces.findIndex(({ text }) => /^(?:-a?m|--message)$/.test(text));
  if (message > 0 && message + 2 <= lastWord) return [[message + 2, lastWord]];
  if (ONE_TEXT.test(program)) {
    return [
      [
        pieces.findIndex(
          ({ kind, text }, index) => index > first && kind === 'word' && !text.startsWith('-'),
        ),
        lastWord,
      ],
    ];
  }
  return marked.map((index) => [
    FILES.test(program) && belongsToWordBefore(pieces, index, first) ? index - 2 : index,
    index,
  ]);
}

function belongsToWordBefore(pieces: readonly Piece[], index: number, first: number): boolean {
  const before = pieces[index - 2];
  return (
    index - 2 > first &&
    before !== undefined &&
    /^[^-(]/.test(before.text) &&
    /^\(/.test(pieces[index]?.text ?? '')
  );
}

function quoteText(text: string, program: string): string | undefined {
  const group = /^\((\s.*\s)\)$/.exec(text)?.[1];
  if (GROUPS.test(program) && group !== undefined) return `\\(${group}\\)`;
  if (/[$`\\']/.test(text) || /"/.test(text.replace(/\([^()]*\)/g, ''))) return undefined;
  return inQuotes(text);
}

function hasParenthesis({ kind, text }: Piece): boolean {
  return kind === 'word' && /[()]/.test(text.replace(/"[^"]*"|'[^']*'|\\./g, ''));
}

/** Whether these pieces follow a redirection, so that their first word is a file. */
function isTarget(pieces: readonly Piece[]): boolean {
  return /[<>]/.test(pieces[0]?.text ?? '');
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function parses(text: string): boolean {
  return (parseLine(text).errors?.length ?? 0) === 0;
}
