import type { Scope } from '../shell/scope.js';
import {
  isKnown,
  originsOf,
  type StaticText,
  type StaticWord,
  UNKNOWN,
  unknown,
} from '../shell/static-text.js';
import { isSecretPath, resolvePath } from './classify-path.js';

const STDIN = /^(?:-|\/dev\/stdin|\/dev\/fd\/0|\/proc\/self\/fd\/0)$/;

/** What is known of a file's content: what the line wrote into it, or that it holds secrets. */
export function readFile(word: StaticWord, scope: Scope, stdin?: StaticText): StaticText {
  if (word.content !== undefined) return word.content;
  if (stdin !== undefined && STDIN.test(word.text)) return stdin;
  const written = scope.files.get(resolvePath(word.text, scope));
  if (written !== undefined) return written;
  return isSecretPath(word.text) ? unknown('secret') : { text: UNKNOWN, origins: word.origins };
}

/** True where the line itself has written the file. */
export function isWritten(word: StaticWord, scope: Scope): boolean {
  return scope.files.has(resolvePath(word.text, scope));
}

/** What a program prints that passes its input and its files on in some form. */
export function passedOn(
  words: readonly StaticWord[],
  stdin: StaticText | undefined,
  scope: Scope,
): StaticText {
  const files = words.slice(1).map((word) => readFile(word, scope));
  return { text: UNKNOWN, origins: originsOf([...(stdin ? [stdin] : []), ...files, ...words]) };
}

/** What `echo` prints. */
export function echoed(words: readonly StaticWord[]): StaticText {
  const args = words.slice(1);
  let letters = '';
  while (/^-[neE]+$/.test(args[0]?.text ?? '')) letters += args.shift()?.text ?? '';
  const text = `${args.map((word) => word.text).join(' ')}\n`;
  const escapes = letters.lastIndexOf('e') > letters.lastIndexOf('E');
  return { text: escapes ? readEscapes(text, IN_ECHO).text : text, origins: originsOf(args) };
}

/** What `printf` prints for `%s`, `%b` and escapes; other formats are left unknown. */
export function printed(words: readonly StaticWord[]): StaticText {
  const args = words[1]?.text === '--' ? words.slice(2) : words.slice(1);
  const format = args[0]?.text ?? '';
  const values = args.slice(1).map((word) => word.text);
  const place = (kind: string) => {
    if (kind === '%') return { text: '%', ended: false };
    const value = values.shift() ?? '';
    return kind === 'b' ? readEscapes(value, IN_VALUE) : { text: value, ended: false };
  };
  const repeats = /%[^%]/.test(format.replaceAll('%%', ''));
  let text = '';
  for (let ended = false; !ended; ) {
    const round = readEscapes(format, IN_FORMAT, place);
    text += round.text;
    ended = round.ended || !repeats || values.length === 0 || text.length > 100_000;
  }
  return { text, origins: originsOf(args) };
}

/** A text after its escapes; it may have ended by `\c`, with all that would follow. */
interface ReadText {
  readonly text: string;
  readonly ended: boolean;
}

const ESCAPES = 'x([0-9a-fA-F]{1,2})|[uU]([0-9a-fA-F]{1,4})|([ntrabfve\\\\])';

// They differ in how a byte is written in octal, and in `\c`.
const IN_ECHO = new RegExp(`\\\\(?:${ESCAPES}|(0[0-7]{0,3})|(c))`, 'g');
const IN_VALUE = new RegExp(`\\\\(?:${ESCAPES}|(0[0-7]{0,3}|[1-7][0-7]{0,2})|(c))`, 'g');
const IN_FORMAT = new RegExp(
  `\\\\(?:${ESCAPES}|([0-7]{1,3})|(?!))()|%(?:[-+ 0#]*\\d*(?:\\.\\d+)?([a-zA-Z])|(%))`,
  'g',
);

const NAMED: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '',
  b: '',
  f: '\f',
  v: '\v',
  e: '',
  '\\': '\\',
};

/** Reads escapes, and the conversions of a format where there is something to place, in one pass. */
function readEscapes(text: string, pattern: RegExp, place?: (kind: string) => ReadText): ReadText {
  let read = '';
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, hex, code, name, octal, end, kind, percent] = match;
    read += text.slice(from, match.index);
    from = match.index + whole.length;
    if (end) return { text: read, ended: true };
    const placed = kind === undefined && percent === undefined ? undefined : place?.(kind ?? '%');
    read += placed?.text ?? (name === undefined ? byteText(hex ?? code, octal) : (NAMED[name] ?? ''));
    if (placed?.ended) return { text: read, ended: true };
  }
  return { text: read + text.slice(from), ended: false };
}

function byteText(hex: string | undefined, octal = ''): string {
  const value = hex === undefined ? Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
  return value < 2 ? '' : String.fromCharCode(value);
}

/** What a decoder prints: the decoded text where its input is known, else text that nobody can read beforehand. */
export function decoded(
  input: StaticText | undefined,
  encoding: 'base64' | 'hex' | 'reverse' | 'other',
): StaticText {
  const origins = originsOf([...(input ? [input] : []), unknown('decoded')]);
  if (input === undefined || !isKnown(input) || encoding === 'other') return { text: UNKNOWN, origins };
  if (encoding === 'reverse') {
    const lines = input.text.split('\n').map((line) => [...line].reverse().join(''));
    return { text: lines.join('\n'), origins: input.origins };
  }
  const text = Buffer.from(input.text.replace(/\s+/g, ''), encoding).toString('utf8');
  return { text: text.replaceAll(UNKNOWN, ''), origins: input.origins };
}
