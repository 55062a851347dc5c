import { inQuotes, quoteWord } from '../shell/quote-word.js';
import { simpleCommands } from '../shell/simple-commands.js';

/** What may be put back into a command of the model's. */
export interface Completion {
  /** The redacted text that the person wrote: only placeholders that stand in it are put back. */
  readonly source: string;
  /** Programs that may see the secrets; undefined where the person named none. */
  readonly programs?: readonly string[];
  readonly restore: (text: string) => string;
}

/** A command with its secrets back in place, or why it cannot be had. */
export type CompletedCommand =
  | { readonly ok: true; readonly command: string }
  | { readonly ok: false; readonly reason: string };

const PLACEHOLDER = /\[redacted:[^\]\s]{1,80}\]/g;

/**
 * Puts secrets back, as quoted words, where the person's own text had them. A secret that came from output or the
 * environment stays masked, and none goes to a program that did not have it: output must not be able to send it away.
 */
export function completeCommand(
  command: string,
  { source, programs, restore }: Completion,
): CompletedCommand {
  const used = command.match(PLACEHOLDER) ?? [];
  if (used.length === 0) return { ok: true, command };
  if (used.some((name) => !source.includes(name) || restore(name) === name)) {
    return { ok: false, reason: 'It needs a secret that was masked before the model saw it.' };
  }
  const foreign = programs && simpleCommands(command).find((each) => takesSecret(each, programs));
  if (foreign)
    return { ok: false, reason: `It would hand a secret to ${foreign.program}, which did not have it.` };
  if (/[`<]|\$['(]|\\\[redacted:/.test(command)) {
    return { ok: false, reason: 'It uses a secret inside a substitution, where it cannot be quoted safely.' };
  }
  return { ok: true, command: fillIn(command, restore) };
}

function takesSecret(
  command: { readonly program: string; readonly words: readonly { readonly text: string }[] },
  programs: readonly string[],
): boolean {
  return !programs.includes(command.program) && command.words.some(({ text }) => text.includes('[redacted:'));
}

const PIECE = /\[redacted:[^\]\s]{1,80}\]|\\.|['"]/gs;

/** Each secret quoted as its place asks: bare, in single quotes or in double quotes. */
function fillIn(command: string, restore: (text: string) => string): string {
  let quote = '';
  return command.replace(PIECE, (piece) => {
    if (piece.startsWith('[')) return quoted(restore(piece), quote);
    const mark = quote === "'" ? piece.slice(-1) : piece;
    if (quote === '' && mark.length === 1) quote = mark;
    else if (quote === mark) quote = '';
    return piece;
  });
}

function quoted(secret: string, quote: string): string {
  if (quote === "'") return inQuotes(secret).slice(1, -1);
  if (quote === '"') return secret.replace(/["\\$`!]/g, (char) => (char === '!' ? `"'!'"` : `\\${char}`));
  return quoteWord(secret);
}
