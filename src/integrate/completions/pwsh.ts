import text from '../shells/complete.ps1';
import type { ShownOption } from '../shown-option.js';
import { spellings } from './spellings.js';

/** Completions for PowerShell: the options. */
export function pwshCompletions(name: string, options: readonly ShownOption[]): string {
  const words = options.flatMap((option) => spellings(option).map((flag) => `'${flag}'`));
  return text.replaceAll('__AIR__', name).replaceAll('__OPTIONS__', words.join(', '));
}
