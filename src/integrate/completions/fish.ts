import text from '../shells/complete.fish';
import type { ShownOption } from '../shown-option.js';
import { spellings, spellingsWhere } from './spellings.js';

/** Completions for fish: the options with their descriptions, then the wrapped command's own. */
export function fishCompletions(name: string, options: readonly ShownOption[]): string {
  const described = options.flatMap((option) =>
    spellings(option).map((flag) => `${flag} ${quote(option.description)}`),
  );
  return text
    .replaceAll('__AIR__', name)
    .replaceAll('__WITH_VALUE__', spellingsWhere(options, (value) => value.required).join(' '))
    .replaceAll('__WITH_FILE__', spellingsWhere(options, (value) => value.completes === 'file').join(' '))
    .replaceAll('__WITH_PROGRAM__', spellingsWhere(options, runsProgram).join(' '))
    .replaceAll('__SHELLS__', options.flatMap((option) => option.value?.choices ?? []).join(' '))
    .replaceAll('__OPTIONS__', described.join(' \\\n            '));
}

function runsProgram(value: NonNullable<ShownOption['value']>): boolean {
  return value.completes === 'program' || value.completes === 'command';
}

function quote(words: string): string {
  return `'${words.replace(/['\\]/g, '\\$&')}'`;
}
