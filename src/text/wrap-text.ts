import { charWidth, displayWidth } from './display-width.js';

/** Breaks prose at spaces so that no line is wider than `width` columns; a word that is too long is cut. */
export function wrapText(text: string, width: number): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const pieces = words.flatMap((word) =>
    cutText(word, width).map((part, index) => (index === 0 ? ` ${part}` : part)),
  );
  return fill(pieces, width, (piece) => piece.trimStart());
}

/** Breaks a command the same way, but keeps every space: the lines joined are the text. */
export function wrapExact(text: string, width: number): readonly string[] {
  const pieces = (text.match(/[^ ]+ ?| /g) ?? []).flatMap((word) => cutText(word, width));
  return fill(pieces, width, (piece) => piece);
}

/** Puts as many pieces on each line as fit; the first of a line may be changed. */
function fill(pieces: readonly string[], width: number, first: (piece: string) => string): readonly string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const piece of pieces) {
    if (line !== undefined && displayWidth(line) + displayWidth(piece) > width) {
      lines.push(line);
      line = undefined;
    }
    line = line === undefined ? first(piece) : line + piece;
  }
  return [...lines, line ?? ''];
}

/** Cuts a text between characters into parts of at most `width` columns. */
export function cutText(text: string, width: number): readonly string[] {
  if (displayWidth(text) <= width) return [text];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const char of text) {
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
