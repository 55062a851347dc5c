import type { CommandWord } from './command-words.js';
import type { Piece } from './explanation.js';
import type { Manual, OptionEntry } from './read-manual.js';

type OptionPiece = Omit<Piece, 'depth'>;

interface ExplainedOption {
  readonly pieces: readonly OptionPiece[];
  readonly tookNext: boolean;
}

/** One word of options: a long one, a short one, or several short ones in one word. */
export function explainOption(
  word: CommandWord,
  next: CommandWord | undefined,
  manuals: readonly Manual[],
): ExplainedOption {
  if (word.value === '--') return { pieces: [option('--', 'no options from here on')], tookNext: false };
  const name = word.value.replace(/=.*$/s, '');
  const whole = findOption(manuals, name);
  if (whole !== undefined || word.value.startsWith('--')) {
    const takes =
      (whole?.takesValue ?? false) &&
      !word.value.includes('=') &&
      next !== undefined &&
      !next.value.startsWith('-') &&
      isShort(name, whole);
    const text = takes ? `${word.text} ${next?.text}` : word.text;
    return { pieces: [option(text, whole?.text ?? '')], tookNext: takes };
  }
  return explainLetters(word, next, manuals);
}

/** A value in the next word is certain for short options only; a long one may have an optional value behind `=`. */
function isShort(name: string, entry: OptionEntry | undefined): boolean {
  return /^-[^-]/.test(name) || entry?.names.every((spelling) => spelling.startsWith('--')) === true;
}

function explainLetters(
  word: CommandWord,
  next: CommandWord | undefined,
  manuals: readonly Manual[],
): ExplainedOption {
  const pieces: OptionPiece[] = [];
  for (let at = 1; at < word.value.length; at += 1) {
    const name = `-${word.value[at]}`;
    const entry = findOption(manuals, name);
    const value = word.value.slice(at + 1);
    if (!entry?.takesValue) pieces.push(option(name, entry?.text ?? ''));
    else {
      const takes = value === '' && next !== undefined;
      pieces.push(option(`${name} ${takes ? next.text : value}`.trim(), entry.text));
      return { pieces, tookNext: takes };
    }
  }
  return { pieces, tookNext: false };
}

function option(text: string, meaning: string): OptionPiece {
  return { kind: 'option', text, meaning };
}

/** What the first manual that knows an option says of it. */
export function findOption(manuals: readonly Manual[], name: string): OptionEntry | undefined {
  for (const manual of manuals) {
    const entry = manual.options.find((candidate) => candidate.names.includes(name) && candidate.text !== '');
    if (entry !== undefined) return entry;
  }
  return undefined;
}
