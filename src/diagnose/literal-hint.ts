/** The longest text that every match of the regex contains, in lower case; undefined where none is certain. */
export function literalHint(source: string): string | undefined {
  let best = '';
  let run = '';
  let depth = 0;
  const close = (): void => {
    if (run.length > best.length) best = run;
    run = '';
  };
  for (let i = 0; i < source.length; i++) {
    const char = source[i] ?? '';
    if (char === '|' && depth === 0) return undefined;
    const unit = readUnit(source, i);
    i = unit.end - 1;
    if (unit.kind === 'open') depth++;
    if (unit.kind === 'close') depth--;
    const optional = /^(?:[?*]|\{)/.test(source.slice(unit.end));
    const plain = unit.kind === 'char' && depth === 0 && !optional;
    if (plain) run += unit.text;
    else close();
    if (plain && source[unit.end] === '+') close();
  }
  close();
  return best.length >= 3 ? best.toLowerCase() : undefined;
}

interface Unit {
  readonly kind: 'char' | 'open' | 'close' | 'other';
  readonly text: string;
  readonly end: number;
}

function readUnit(source: string, at: number): Unit {
  const char = source[at] ?? '';
  if (char === '\\') {
    const next = source[at + 1] ?? '';
    const literal = /[^A-Za-z0-9]/.test(next);
    return { kind: literal ? 'char' : 'other', text: next, end: at + escapeLength(source, at) };
  }
  if (char === '[') return { kind: 'other', text: '', end: classEnd(source, at) };
  if (char === '(') return { kind: 'open', text: '', end: at + 1 };
  if (char === ')') return { kind: 'close', text: '', end: at + 1 };
  if (char === '{') return { kind: 'other', text: '', end: Math.max(source.indexOf('}', at), at) + 1 };
  if ('.^$*+?'.includes(char)) return { kind: 'other', text: '', end: at + 1 };
  return { kind: 'char', text: char, end: at + 1 };
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
