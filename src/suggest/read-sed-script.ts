/** What a sed script does beside printing. */
export interface SedEffect {
  readonly kind: 'writes' | 'runs';
  /** The file, or the command; empty where the command comes from the text that is read. */
  readonly text: string;
}

/** The files that a sed script writes and the commands that it runs; undefined where it is not understood. */
export function readSedScript(script: string): readonly SedEffect[] | undefined {
  const effects: SedEffect[] = [];
  let at = 0;
  while (at < script.length) {
    const start = skipAddress(script, skipBlank(script, at));
    if (start === undefined) return undefined;
    const command = script[start];
    if (command === undefined) return effects;
    const end = endOfCommand(script, start, effects);
    if (end === undefined) return undefined;
    at = end;
  }
  return effects;
}

function skipBlank(script: string, at: number): number {
  let next = at;
  while (/[\s;{}]/.test(script[next] ?? '')) next += 1;
  return next;
}

/** The position behind line numbers, `$`, `/regex/`, `\cregexc`, ranges and `!`. */
function skipAddress(script: string, at: number): number | undefined {
  let next = at;
  for (;;) {
    const char = script[next] ?? '';
    if (/[\d$,~+!\s]/.test(char) && char !== '') next += 1;
    else if (char === '/' || char === '\\') {
      const open = char === '/' ? next : next + 1;
      const close = closing(script, open + 1, script[open] ?? '/');
      if (close === undefined) return undefined;
      next = close + 1;
      while (/[IM]/.test(script[next] ?? '')) next += 1;
    } else return next;
  }
}

function closing(script: string, from: number, delimiter: string): number | undefined {
  let inClass = false;
  for (let at = from; at < script.length; at += 1) {
    const char = script[at];
    if (char === '\\') at += 1;
    else if (char === '[' && delimiter !== '[')
      inClass =
        script.indexOf(']', at + 2) > 0 &&
        script.slice(at, script.indexOf(']', at + 2)).includes(delimiter) &&
        /^\[\^?[^\]]*\]/.test(script.slice(at));
    else if (char === ']') inClass = false;
    else if (char === delimiter && !inClass) return at;
  }
  return undefined;
}

function endOfCommand(script: string, at: number, effects: SedEffect[]): number | undefined {
  const command = script[at] ?? '';
  const lineEnd = script.indexOf('\n', at) === -1 ? script.length : script.indexOf('\n', at);
  const rest = script.slice(at + 1, lineEnd).trim();
  if (command === 's' || command === 'y') return endOfSubstitution(script, at, effects);
  if (/[wW]/.test(command)) effects.push({ kind: 'writes', text: rest });
  if (command === 'e') effects.push({ kind: 'runs', text: rest });
  if (/[{}]/.test(command)) return at + 1;
  if (/[:btT]/.test(command)) return endOfLabel(script, at);
  if (/[aicrRwWe#]/.test(command)) return endOfText(script, at);
  return /[dDgGhHlnNpPqQxz=F;vL]/.test(command) ? endOfWord(script, at) : undefined;
}

function endOfWord(script: string, at: number): number {
  const end = script.slice(at + 1).search(/[;}\n]/);
  return end === -1 ? script.length : at + 1 + end;
}

/** A label ends at a blank or a semicolon, and the next command may follow at once. */
function endOfLabel(script: string, at: number): number {
  return at + 1 + (/^[ \t]*[^\s;]*/.exec(script.slice(at + 1))?.[0].length ?? 0);
}

/** Text of `a`, `i`, `c` and file names go to the end of the line; a backslash continues them. */
function endOfText(script: string, at: number): number {
  for (let next = at + 1; next < script.length; next += 1) {
    if (script[next] === '\\') next += 1;
    else if (script[next] === '\n') return next;
  }
  return script.length;
}

function endOfSubstitution(script: string, at: number, effects: SedEffect[]): number | undefined {
  const delimiter = script[at + 1];
  if (delimiter === undefined) return undefined;
  const middle = closing(script, at + 2, delimiter);
  const close = middle === undefined ? undefined : plainClosing(script, middle + 1, delimiter);
  if (close === undefined) return undefined;
  const flags = /^[gpiImM\d]*(e?)[gpiImM\d]*(?:w\s*([^\n]*))?/.exec(script.slice(close + 1));
  if (flags?.[1]) effects.push({ kind: 'runs', text: '' });
  if (flags?.[2] !== undefined) effects.push({ kind: 'writes', text: flags[2].trim() });
  return close + 1 + (flags?.[0].length ?? 0);
}

function plainClosing(script: string, from: number, delimiter: string): number | undefined {
  for (let at = from; at < script.length; at += 1) {
    if (script[at] === '\\') at += 1;
    else if (script[at] === delimiter) return at;
  }
  return undefined;
}
