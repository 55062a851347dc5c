/**
 * The launcher reads the bundle as Latin-1, which is faster than UTF-8 and right only for ASCII. esbuild escapes strings by
 * itself, but leaves the text of regular expressions as it stands.
 */
export function escapeNonAscii(code: string): string {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
