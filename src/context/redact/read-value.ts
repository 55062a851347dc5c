/** Where the value behind a name, an option or a header stands, without its quotes. */
export interface Value {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

const MAX_VALUE = 4_096;

/** Reads the value at a position: to the closing quote if it is quoted, else to the first character of `stops`. */
export function readValue(text: string, from: number, stops: RegExp): Value {
  const escaped = text[from] === '\\' && /["']/.test(text[from + 1] ?? '');
  const open = escaped ? from + 1 : from;
  const quote = text[open] ?? '';
  const triple = quote.repeat(3);
  if (quote !== '' && /["']/.test(quote) && text.startsWith(triple, open))
    return tripled(text, open + 3, triple);
  if (quote !== '"' && quote !== "'" && quote !== '`') {
    return { start: from, end: endOf(text, from, stops), quoted: false };
  }
  return { start: open + 1, end: closingQuote(text, open + 1, quote, escaped), quoted: true };
}

/** TOML and Python write long texts between three quotes. */
function tripled(text: string, start: number, quotes: string): Value {
  const close = text.indexOf(quotes, start);
  const limit = Math.min(text.length, start + MAX_VALUE);
  return { start, end: close === -1 ? limit : Math.min(close, limit), quoted: true };
}

function endOf(text: string, from: number, stops: RegExp): number {
  const limit = Math.min(text.length, from + MAX_VALUE);
  let at = from;
  while (at < limit && !stops.test(text.charAt(at))) at++;
  return at;
}

// An unclosed quote ends with its line, so that a lost character does not hide the rest of the output.
function closingQuote(text: string, from: number, quote: string, escaped: boolean): number {
  const limit = Math.min(text.length, from + MAX_VALUE);
  for (let at = from; at < limit; at++) {
    const char = text.charAt(at);
    if (char === '\n') return at;
    if (char === quote) return escaped && text[at - 1] === '\\' ? at - 1 : at;
    if (char === '\\' && !(escaped && text[at + 1] === quote)) at++;
  }
  return limit;
}
