const ZERO = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const PLAIN = /^[\x20-\x7e]*$/;
const WIDE = /^\p{Emoji_Presentation}$/u;

/** First and last code point of the East Asian wide and full-width blocks. */
const WIDE_BLOCKS: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x20000, 0x3fffd],
];

/** Terminal columns that one character takes: 0, 1 or 2. */
export function charWidth(char: string): 0 | 1 | 2 {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return 1;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || ZERO.test(char)) return 0;
  if (code < 0x1100) return 1;
  return WIDE.test(char) || WIDE_BLOCKS.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** Terminal columns that a text without escape codes takes on one line. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}
