const PLAIN = /^[A-Za-z0-9_@%+:,./-]+(?:=[A-Za-z0-9_@%+=:,./-]*)?$/;

/** The text as exactly one word of a POSIX shell line, left bare where that is safe and readable. */
export function quoteWord(text: string): string {
  if (PLAIN.test(text)) return text;
  return inQuotes(text);
}

/**
 * Quoted for POSIX shells and for fish alike: fish takes a backslash before a quote, another backslash or the end as an
 * escape even inside single quotes, so there all backslashes stand outside of them.
 */
export function inQuotes(text: string): string {
  const quoted = text.replaceAll("'", "'\\''");
  return `'${/\\(?:['\\]|$)/.test(text) ? escapeOutside(text) : quoted}'`;
}

function escapeOutside(text: string): string {
  return text.replace(/['\\]+/g, (run) => `'${run.replace(/./g, '\\$&')}'`);
}

/** The words as one shell line that splits into the same words again. */
export function quoteWords(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? quoteFirst(word) : quoteWord(word))).join(' ');
}

const KEYWORD = /^(?:if|then|else|elif|fi|do|done|for|while|until|case|esac|function|select|coproc|time|in)$/;

/** The first word is also quoted where it would read as an assignment or a keyword. */
function quoteFirst(word: string): string {
  return word.includes('=') || KEYWORD.test(word) ? inQuotes(word) : quoteWord(word);
}
