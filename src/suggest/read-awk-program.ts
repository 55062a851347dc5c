/** An awk program with its strings taken out, and without its regular expressions and comments. */
export interface AwkProgram {
  readonly bare: string;
  readonly strings: readonly string[];
}

const STRING = /"((?:[^"\\\n]|\\[\s\S])*)"/;
const REGEX = /\/((?:[^/\\\n]|\\[^\n])+)\//;
const SPACE = /(?:[ \t\r\n]|\\\n)+/;
const WORD = /[A-Za-z_]\w*|\d[\d.]*/;

/** Words behind which an expression begins, so that a slash is no division. */
const BEFORE_REGEX = /^(?:print|printf|return|in|case|getline|delete|else|do|exit|and|or|not)$/;

/** Tells the strings of an awk program from its code; undefined where a slash can be read in two ways. */
export function readAwkProgram(program: string): AwkProgram | undefined {
  const strings: string[] = [];
  let bare = '';
  let before = '';
  for (let at = 0; at < program.length; ) {
    const token = readToken(program, at, before);
    if (token === undefined) return undefined;
    at += token.length;
    if (token.string !== undefined) strings.push(token.string);
    bare += /\w$/.test(bare) && /^\w/.test(token.bare) ? ` ${token.bare}` : token.bare; // `2system` is two words
    if (token.bare.trim() !== '') before = token.bare;
  }
  // A statement goes on behind a comma or an operator at the end of its line.
  return { bare: bare.replace(/([,{&|]|\b(?:do|else))[ \t]*\n/g, '$1 '), strings };
}

interface Token {
  readonly length: number;
  readonly bare: string;
  readonly string?: string;
}

function readToken(program: string, at: number, before: string): Token | undefined {
  const [space] = matchAt(SPACE, program, at);
  if (space !== undefined) return { length: space.length, bare: space.replaceAll('\\\n', ' ') };
  const [quoted, text] = matchAt(STRING, program, at);
  if (quoted !== undefined)
    return { length: quoted.length, bare: '""', string: (text ?? '').replace(/\\([\s\S])/g, '$1') };
  const char = program.charAt(at);
  if (char === '"') return undefined;
  if (char === '#') return { length: (program.slice(at).split('\n')[0] ?? '').length, bare: '' };
  if (char === '/') return readSlash(program, at, before);
  const [word = char] = matchAt(WORD, program, at);
  return { length: word.length, bare: word };
}

/** A division stands behind a value; behind `)`, `++` and `--` either may stand, which matters where quotes follow. */
function readSlash(program: string, at: number, before: string): Token | undefined {
  const division = { length: 1, bare: '/' };
  const [regex, body = ''] = matchAt(REGEX, program, at);
  if (/[)+-]$/.test(before)) return /["#]/.test(body) ? undefined : division;
  const isValue = /[\w\]"$]$/.test(before) && !BEFORE_REGEX.test(before);
  if (isValue) return division;
  if (regex === undefined || isOpenClass(body)) return undefined;
  return { length: regex.length, bare: '//' };
}

/** `/[/]/` ends at its second slash for some awks, at the third for others. */
function isOpenClass(body: string): boolean {
  const plain = body.replace(/\\./g, '');
  const last = plain.lastIndexOf('[');
  return last !== -1 && !plain.slice(last + 2).includes(']');
}

function matchAt(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  const sticky = new RegExp(pattern.source, 'y');
  sticky.lastIndex = at;
  return sticky.exec(text) ?? [];
}
