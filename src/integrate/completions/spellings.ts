import type { ShownOption } from '../shown-option.js';

/** The ways to write an option, short first: `-p`, `--prompt`. */
export function spellings(option: ShownOption): readonly string[] {
  return option.short === undefined ? [`--${option.long}`] : [`-${option.short}`, `--${option.long}`];
}

/** Every spelling of the options for which `choose` holds. */
export function spellingsWhere(
  options: readonly ShownOption[],
  choose: (value: NonNullable<ShownOption['value']>) => boolean,
): readonly string[] {
  return options
    .filter((option) => option.value !== undefined && choose(option.value))
    .flatMap((option) => spellings(option));
}
