const LIMIT = 64;

/** The words that `{a,b}` and `{1..3}` in the source of one word make, before any other expansion; at most 64. */
export function expandBraces(source: string): readonly string[] {
  const found = findBraces(source);
  if (found === undefined) return [source];
  const { start, end, items } = found;
  const tails = expandBraces(source.slice(end + 1));
  const words: string[] = [];
  for (const item of items.flatMap((part) => expandBraces(part))) {
    for (const tail of tails) words.push(source.slice(0, start) + item + tail);
    if (words.length >= LIMIT) break;
  }
  return words.slice(0, LIMIT);
}

interface Braces {
  readonly start: number;
  readonly end: number;
  /** None where what looks like a range is none: then they stay, with all that is in them. */
  readonly items: readonly string[];
}

/** The first braces that expand: with a comma or a range between them, outside quotes and `${…}`. */
function findBraces(source: string): Braces | undefined {
  for (let at = 0; at < source.length; at = skipUnit(source, at)) {
    const braces = source[at] === '{' ? readBraces(source, at) : undefined;
    if (braces === undefined) continue;
    if (braces.items.length > 0) return braces;
    at = braces.end;
  }
  return undefined;
}

/** A closing brace ends them only behind a comma or the dots of a range: `{x},y}` is `x}` and `y`. */
function readBraces(source: string, start: number): Braces | undefined {
  if (start === 0 && source[1] === '}') return undefined; // the bare `{}` of find
  const items: string[] = [];
  let depth = 0;
  let from = start + 1;
  let ranged = false;
  for (let at = start; at < source.length; at = skipUnit(source, at)) {
    const char = source[at];
    if (char === '{') depth += 1;
    else if (char === '}' && depth > 1) depth -= 1;
    else if (depth > 1) continue;
    else if (char === ',') {
      items.push(source.slice(from, at));
      from = at + 1;
    } else if (char === '.') ranged ||= /^\.\.[^}]/.test(source.slice(at, at + 3));
    else if (char === '}' && (items.length > 0 || ranged)) {
      items.push(source.slice(from, at));
      const [item = ''] = items;
      const words = items.length > 1 || item.includes(',') ? items : expandRange(item);
      return { start, end: at, items: words ?? [] };
    }
  }
  return undefined;
}

/** The position behind the quoted text, escape, `${…}` or plain character at a position. */
function skipUnit(source: string, at: number): number {
  const char = source[at];
  if (char === '\\') return at + 2;
  if (char === '$' && (source[at + 1] === '{' || source[at + 1] === '(')) {
    const close = source.indexOf(source[at + 1] === '{' ? '}' : ')', at);
    return close === -1 ? source.length : close + 1;
  }
  if (char !== "'" && char !== '"' && char !== '`') return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== char) end += source[end] === '\\' && char !== "'" ? 2 : 1;
  return end + 1;
}

function expandRange(item: string): readonly string[] | undefined {
  const numbers = /^(-?\d+)\.\.(-?\d+)(?:\.\.(-?\d+))?$/.exec(item);
  if (numbers !== null) return count(Number(numbers[1]), Number(numbers[2]), String);
  const letters = /^([A-Za-z])\.\.([A-Za-z])(?:\.\.-?\d+)?$/.exec(item);
  if (letters === null) return undefined;
  return count((letters[1] ?? '').charCodeAt(0), (letters[2] ?? '').charCodeAt(0), (code) =>
    String.fromCharCode(code),
  );
}

function count(from: number, to: number, show: (value: number) => string): readonly string[] {
  const length = Math.min(Math.abs(to - from) + 1, LIMIT);
  return Array.from({ length }, (_, index) => show(from + (to < from ? -index : index)));
}
