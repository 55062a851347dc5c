/**
 * Terminal output as a person reads it: escape codes are gone, what a carriage return or a backspace
 * overwrote is overwritten, and the middle of an endless line is left out. One pass over the text, so that a
 * megabyte of it is no trouble.
 */
export function plainText(raw: string): string {
  return settle(raw).replace(ENDLESS_LINE, shorten);
}

function settle(raw: string): string {
  if (!NEEDS_WORK.test(raw)) return raw;
  return stripEscapes(raw.replaceAll('\r\n', '\n'))
    .split('\n')
    .map(settleLine)
    .join('\n')
    .replace(OTHER_CONTROLS, '');
}

const ERASE_LINE = '\x00';
const ERASE_REST = '\x01';

/** Expressions that look for `path: message` start anew at each character: lines this long would take them minutes. */
// Anchored, so that the search starts once a line and not at each of its characters.
const ENDLESS_LINE = /^.{2001,}$/gm;
const KEPT_START = 1200;
const KEPT_END = 600;

const NEEDS_WORK = /[\x00-\x08\x0b-\x1f\x7f\x80-\x9f]/;
const OTHER_CONTROLS = /[\x00-\x08\x0b-\x1f\x7f\x80-\x9f]/g;

/** OSC, DCS, APC, PM and SOS strings; CSI sequences; two-byte escapes. Each alternative is linear. */
const ESCAPES =
  /(?:\x1b[\]P_^X]|[\x9d\x90\x9f\x9e\x98])[^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)?|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;

/** What moves the cursor or cuts the line is kept as one byte, which no output can bring itself. */
const MEANING: Readonly<Record<string, string>> = {
  '\x1b[G': '\r',
  '\x1b[1G': '\r',
  '\x1b[2K': ERASE_LINE,
  '\x1b[K': ERASE_REST,
  '\x1b[0K': ERASE_REST,
};

function stripEscapes(text: string): string {
  return text.replace(/[\x00\x01]/g, '').replace(ESCAPES, (code) => MEANING[code] ?? '');
}

function settleLine(line: string): string {
  if (!/[\r\b\x00\x01]/.test(line)) return line;
  const cells: string[] = [];
  let at = 0;
  for (const char of line) {
    if (char === '\r') at = 0;
    else if (char === '\b') at = Math.max(0, at - 1);
    else if (char === ERASE_LINE) cells.fill(' ');
    else if (char === ERASE_REST) cells.length = at;
    else cells[at++] = char;
  }
  return cells.join('').trimEnd();
}

/** Words at the cut go as a whole: half a secret would not be known as one. */
function shorten(line: string): string {
  const start = line.slice(0, KEPT_START).replace(/\S{1,200}$/, '');
  const end = line.slice(-KEPT_END).replace(/^\S{1,200}/, '');
  return `${start} […] ${end}`;
}
