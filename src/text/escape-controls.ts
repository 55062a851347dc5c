/** Bytes that steer a terminal, turn the reading direction, or take part in a line without being seen. */
export const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\p{Surrogate}/gu;

const NAMES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Foreign text as it is safe to show: what would steer the terminal or stay unseen is spelled out. */
export function escapeControls(text: string): string {
  return text.replace(UNSEEN, (char) => NAMES[char] ?? spell(char.codePointAt(0) ?? 0));
}

function spell(code: number): string {
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}
