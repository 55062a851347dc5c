import type { CommandWord } from './command-words.js';
import { findOption } from './explain-option.js';
import type { Piece } from './explanation.js';
import type { Manual } from './read-manual.js';

interface ExplainedKeys {
  readonly pieces: readonly Omit<Piece, 'depth'>[];
  /** How many words they take: their own, and one for each letter with a value. */
  readonly took: number;
}

/** Programs whose first word may hold letters without a dash, and whether a manual lists them without it. */
const LETTERS_FIRST: Readonly<Record<string, string>> = { tar: '-', ps: '' };

/** The options of `tar xzf a.tgz` and `ps aux`: letters without a dash in the first word, their values in the words behind it. */
export function explainKeys(
  program: string,
  [keys, ...values]: readonly CommandWord[],
  manuals: readonly Manual[],
): ExplainedKeys {
  const dash = Object.hasOwn(LETTERS_FIRST, program) ? LETTERS_FIRST[program] : undefined;
  if (dash === undefined || keys === undefined || !/^[A-Za-z]+$/.test(keys.value))
    return { pieces: [], took: 0 };
  let next = 0;
  const pieces = [...keys.value].map((letter) => {
    const entry = findOption(manuals, `${dash}${letter}`);
    const value = entry?.value === 'required' ? values[next++]?.text : undefined;
    return {
      kind: 'option' as const,
      text: value === undefined ? letter : `${letter} ${value}`,
      meaning: entry?.text ?? '',
    };
  });
  return { pieces, took: 1 + Math.min(next, values.length) };
}
