import type { AiRunError } from '../errors.js';
import { nearestNames } from '../text/nearest-names.js';
import { OPTION_TABLE } from './option-table.js';
import { usageError } from './usage-error.js';

/** The refusal of an option that does not exist, as it was typed, with what may have been meant. */
export function unknownOption(typed: string): AiRunError {
  const name = typed.replace(/^-+/, '').replace(/=.*$/s, '');
  if (typed.startsWith(`--${name}=`) && LONG_NAMES.includes(name)) {
    return usageError(`--${name} takes no value behind '='.`);
  }
  const meant = nearestOptions(name);
  return usageError(
    `unknown option '${typed}'.`,
    meant.length === 0 ? undefined : `Did you mean ${orList(meant)}?`,
  );
}

/** Says whether a long option has one dash only: it would be read as letters and, behind -p, as a prompt. */
export function hasOneDash(word: string): boolean {
  return word.startsWith('-') && word.length > 2 && LONG_NAMES.includes(word.slice(1).replace(/=.*$/s, ''));
}

/** Words as a sentence lists them: `a, b or c`. */
export function orList(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

const LONG_NAMES = OPTION_TABLE.map(({ long }) => long);

/** More options than these begin alike by chance. */
const MOST = 3;

/** The option of that name with its right dashes, the same letter written otherwise, what begins so, or the nearest one. */
function nearestOptions(name: string): readonly string[] {
  if (LONG_NAMES.includes(name)) return [`--${name}`];
  const letter = OPTION_TABLE.find(({ short }) => short?.toLowerCase() === name.toLowerCase())?.short;
  if (letter !== undefined) return [`-${letter}`];
  const begun = LONG_NAMES.filter((long) => name !== '' && long.startsWith(name.toLowerCase()));
  if (begun.length > 0 && begun.length <= MOST) return begun.map((long) => `--${long}`);
  return name.length < 2
    ? []
    : nearestNames(
        `--${name}`,
        LONG_NAMES.map((long) => `--${long}`),
        { max: 1 },
      );
}
