const TRAILING = /,(?=\s*[\]}])/g;
const MISSING = /(["}a-z0-9]|\])(?=\s*\n\s*"[^"\n]*"\s*:)/g;

/** What is wrong with the commas of a JSON text, where nothing else is: one before a closing bracket, or none at the end of a line. */
export function commaSlip(text: string): 'trailing' | 'missing' | undefined {
  if (isJson(text)) return undefined;
  // A string with such a comma in it would be changed, too: then nothing is said.
  const bare = text.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""');
  if (count(text, TRAILING) !== count(bare, TRAILING)) return undefined;
  if (isJson(text.replaceAll(TRAILING, ''))) return 'trailing';
  return isJson(text.replaceAll(MISSING, '$1,')) ? 'missing' : undefined;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
