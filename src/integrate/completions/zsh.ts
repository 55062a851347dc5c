import text from '../shells/complete.zsh';
import type { ShownOption } from '../shown-option.js';
import { spellings } from './spellings.js';

/** Completions for zsh: the options with their descriptions, then the wrapped command's own. */
export function zshCompletions(name: string, options: readonly ShownOption[]): string {
  const specs = options.flatMap((option) => spellings(option).map((flag) => `    ${spec(flag, option)} \\`));
  return text.replaceAll('__AIR__', name).replaceAll('    __SPECS__', specs.join('\n'));
}

function spec(flag: string, option: ShownOption): string {
  const description = option.description.replace(/[[\]:\\]/g, '\\$&');
  return `'${`${flag}[${description}]${action(option)}`.replaceAll("'", "'\\''")}'`;
}

function action({ value }: ShownOption): string {
  if (value === undefined || !value.required) return '';
  if (value.choices !== undefined) return `:${value.name}:(${value.choices.join(' ')})`;
  const completer = { file: '_files', command: '_command_names', program: '_command_names -e', none: ' ' };
  return `:${value.name.replace(/\W+/g, ' ').trim()}:${completer[value.completes ?? 'none']}`;
}
