import text from '../shells/complete.bash';
import type { ShownOption } from '../shown-option.js';
import { spellings, spellingsWhere } from './spellings.js';

/** Completions for bash: the options, then the wrapped command's own, with or without bash-completion. */
export function bashCompletions(name: string, options: readonly ShownOption[]): string {
  const cases = (words: readonly string[]) => words.join(' | ');
  return text
    .replaceAll('__AIR__', name)
    .replaceAll('__WITH_VALUE__', cases(spellingsWhere(options, (value) => value.required)))
    .replaceAll('__WITH_FILE__', cases(spellingsWhere(options, (value) => value.completes === 'file')))
    .replaceAll(
      '__WITH_PROGRAM__',
      cases(spellingsWhere(options, (value) => ['program', 'command'].includes(value.completes ?? ''))),
    )
    .replaceAll('__SHELLS__', options.flatMap((option) => option.value?.choices ?? []).join(' '))
    .replaceAll('__OPTIONS__', options.flatMap((option) => spellings(option)).join(' '));
}
