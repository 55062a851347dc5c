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
  let escapes = false;
  while (/^-[neE]+$/.test(args[0]?.text ?? ''))
    escapes = (args.shift()?.text.includes('e') ?? false) || escapes;
  const text = args.map((word) => word.text).join(' ');
  return { text: `${escapes ? readEscapes(text) : text}\n`, origins: originsOf(args) };
}

/** What `printf` prints for `%s`, `%b` and escapes; other formats are left unknown. */
export function printed(words: readonly StaticWord[]): StaticText {
  const args = words[1]?.text === '--' ? words.slice(2) : words.slice(1);
  const format = readEscapes(args[0]?.text ?? '');
  const values = args.slice(1).map((word) => word.text);
  const origins = originsOf(args);
  let text = '';
  do {
    text += format.replace(/%(?:(%)|([-+ 0#]*\d*(?:\.\d+)?)([a-zA-Z]))/g, (_, percent, _size, kind) => {
      if (percent) return '%';
      const value = values.shift() ?? '';
      return kind === 'b' ? readEscapes(value) : value;
    });
  } while (values.length > 0 && /%[^%]/.test(format) && text.length < 100_000);
  return { text, origins };
}

function readEscapes(text: string): string {
  const names: Readonly<Record<string, string>> = {
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
  return text.replace(
    /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|0?([0-7]{1,3})|([ntrabfve\\]))/g,
    (_, hex, code, octal, name) => {
      if (name !== undefined) return names[name] ?? '';
      const value = octal === undefined ? Number.parseInt(hex ?? code, 16) : Number.parseInt(octal, 8);
      return value < 2 ? '' : String.fromCharCode(value);
    },
  );
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
