import { charWidth, displayWidth } from './display-width.js';

/** Breaks prose at spaces so that no line is wider than `width` columns; a word that is too long is cut. */
export function wrapText(text: string, width: number): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return fill(
    words.flatMap((word) => cut(word, width).map((part, index) => (index === 0 ? ` ${part}` : part))),
    width + 1,
  ).map((line) => line.trim());
}

/** Breaks a command the same way, but keeps every space: the lines joined are the text. */
export function wrapExact(text: string, width: number): readonly string[] {
  return fill(
    (text.match(/[^ ]+ ?| /g) ?? []).flatMap((word) => cut(word, width)),
    width,
  );
}

/** Puts as many pieces on each line as fit. */
function fill(pieces: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of pieces) {
    const size = displayWidth(piece);
    if (used > 0 && used + size > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += piece;
    used += size;
  }
  return [...lines, line];
}

function cut(word: string, width: number): readonly string[] {
  if (displayWidth(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const char of word) {
    const size = charWidth(char);
    if (used > 0 && used + size > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += char;
    used += size;
  }
  return [...parts, part];
}
