/** One unit of a regex: a literal character, the start of a group, or anything else that matches or asserts. */
export interface RegexUnit {
  readonly kind: 'char' | 'open' | 'other';
  readonly text: string;
  readonly end: number;
  /** True where what stands in the group is part of the match, and not only looked at. */
  readonly captures: boolean;
}

/** Reads the unit at a position; the body of a group follows its start. */
export function readUnit(source: string, at: number): RegexUnit {
  const other = (end: number): RegexUnit => ({ kind: 'other', text: '', end, captures: false });
  const char = source[at] ?? '';
  if (char === '\\') {
    const next = source[at + 1] ?? '';
    const end = at + escapeLength(source, at);
    return /[^A-Za-z0-9]/.test(next) ? { kind: 'char', text: next, end, captures: false } : other(end);
  }
  if (char === '[') return other(classEnd(source, at));
  if (char === '{') return other(Math.max(source.indexOf('}', at), at) + 1);
  if ('.^$*+?'.includes(char)) return other(at + 1);
  if (char !== '(') return { kind: 'char', text: char, end: at + 1, captures: false };
  const start = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(source.slice(at))?.[0] ?? '(';
  return { kind: 'open', text: '', end: at + start.length, captures: !/[=!]$/.test(start) };
}

function escapeLength(source: string, at: number): number {
  const rest = source.slice(at);
  return (/^\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|k<\w+>|.)/s.exec(rest)?.[0] ?? '\\').length;
}

function classEnd(source: string, at: number): number {
  let i = at + 1;
  while (i < source.length && source[i] !== ']') i += source[i] === '\\' ? 2 : 1;
  return i + 1;
}
