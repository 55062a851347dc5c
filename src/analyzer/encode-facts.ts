/**
 * Facts as one JSON document that nothing inside can break out of: string escapes close every quote and
 * newline, invisible characters become visible escapes, and the marks of chat templates are spelt out.
 */
export function encodeFacts(facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(facts, undefined, 1)
    .replace(INVISIBLE, escapeCharacter)
    .replace(TEMPLATE_MARK, escapeCharacter);
}

/** Zero-width, bidirectional, byte-order and tag characters, and DEL with the C1 controls that JSON leaves as they are. */
const INVISIBLE =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\udb40[\udc00-\udfff]/g;

/** The first character of what local chat templates take for the end of a message: `<|im_end|>`, `</s>`, `[/INST]` … */
const TEMPLATE_MARK = /<(?=\||\/?s>|\/?think|(?:start|end)_of_)|\[(?=\/?(?:INST|SYSTEM))/gi;

function escapeCharacter(text: string): string {
  return [...Array(text.length).keys()]
    .map((index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Head and tail of a text that is longer than the limit, with a line between them that says what is missing. */
export function clipMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = Math.floor(limit / 4);
  const tail = limit - head;
  return `${text.slice(0, head)}\n… [${text.length - limit} characters left out] …\n${text.slice(-tail)}`;
}
