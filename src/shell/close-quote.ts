/** The command and its options, its plain arguments, and what follows them (redirections, pipes, other commands). */
const LINE = /^(\s*[\w./+-]+(?:\s+-[\w-]+)*\s+)([^<>|;&]*?)(\s*(?:[<>|;&].*)?)$/s;

/** A text in single quotes with an apostrophe in it. */
const APOSTROPHE = /(?<=^|[\s=])'([^']*\w)'(\w[^']*)'(?=$|[\s;|&)])/;

/**
 * Closes a quote that was opened and forgotten: before a last word that is a file, before a redirection or a pipe, else
 * at the end. An apostrophe in plain words or in a quoted text gets double quotes around them.
 */
export function closeQuote(line: string, isFile: (word: string) => boolean): string | undefined {
  const open = openQuote(line);
  if (!open) return undefined;
  const kept = open === "'" ? line.replace(APOSTROPHE, keepApostrophe) : line;
  if (kept !== line && openQuote(kept) === undefined) return kept;
  const [, head, args, tail] = LINE.exec(line) ?? [];
  const apostrophe = open === "'" && /\w'\w/.test(line) && line.split("'").length === 2;
  if (apostrophe && head !== undefined && args && !/["$`\\]/.test(args)) return `${head}"${args}"${tail}`;
  const start = line.lastIndexOf(open);
  const inside = line.slice(start + 1);
  // A quote of the other kind at the end: one of the two was mistyped.
  if (/^[^'"]+['"]$/.test(inside)) return line.slice(0, -1) + open;
  const [, before = '', last = ''] = /^(.*\S)\s+(\S+)$/s.exec(inside) ?? [];
  if (before !== '' && isFile(last)) return `${line.slice(0, start + 1) + before + open} ${last}`;
  const [, text, rest] = /^(.*?\S)(\s+(?:>>?\s*[\w./-]+|\|\s*[a-z]\w*\b.*))$/s.exec(inside) ?? [];
  if (text !== undefined && rest !== undefined) return line.slice(0, start + 1) + text + open + rest;
  return line + open;
}

/** Double quotes around it, unless they would change what else is in it. */
function keepApostrophe(_quoted: string, before: string, behind: string): string {
  return /["$`\\!]/.test(before + behind) ? `'${before}'\\''${behind}'` : `"${before}'${behind}"`;
}

function openQuote(line: string): string | undefined {
  let open: string | undefined;
  for (let i = 0; i < line.length; i++) {
    const char = line[i];
    if (char === '\\' && open !== "'") i++;
    else if (char === open) open = undefined;
    else if (open === undefined && (char === '"' || char === "'")) open = char;
  }
  return open;
}
