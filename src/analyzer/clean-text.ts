const ESCAPE_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][\s\S]*?(?:\u0007|\u001b\\|$)|[ -/]*[0-~])/g;
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\p{Surrogate}/gu;

/** Words of the model without anything that steers a terminal or stays unseen; only line breaks are kept. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(ESCAPE_SEQUENCE, '')
    .replace(UNSEEN, '')
    .trim();
}

/** The same as one line of at most `limit` characters. */
export function cleanLine(text: string, limit: number): string {
  return clip(cleanText(text).replace(/\s+/g, ' '), limit);
}

/** A text of at most `limit` characters, an ellipsis where it was cut. */
export function clip(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;
}
