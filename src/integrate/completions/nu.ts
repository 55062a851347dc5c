import text from '../shells/complete.nu';
import type { ShownOption } from '../shown-option.js';
import { spellings, spellingsWhere } from './spellings.js';

/** Completions for nushell: the options with their descriptions, then what the user's external completer knows. */
export function nuCompletions(name: string, options: readonly ShownOption[]): string {
  const described = options.flatMap((option) =>
    spellings(option).map((flag) => `${flag}\t${option.description}`),
  );
  return text
    .replaceAll('__AIR__', name)
    .replaceAll('__WITH_VALUE__', spellingsWhere(options, (value) => value.required).join(' '))
    .replaceAll('__SHELLS__', options.flatMap((option) => option.value?.choices ?? []).join(' '))
    .replaceAll('__OPTIONS__', described.join('\n'));
}
