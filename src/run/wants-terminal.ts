import { basename } from 'node:path';
import type { CommandSpec } from '../model/execution.js';
import {
  FULL_SCREEN_PROGRAMS,
  INTERACTIVE_OPTIONS,
  INTERACTIVE_WITHOUT_OPERAND,
  PREFIX_PROGRAMS,
} from './interactive-programs.js';

/** True where the command is, or has in its line, a program that needs the terminal for itself. */
export function wantsTerminal(spec: CommandSpec): boolean {
  if (spec.kind === 'argv') return isInteractive(spec.argv);
  return spec.line.split(/\|\|?|&&?|[;\n(){}]|\$\(|`/).some((part) => isInteractive(roughWords(part)));
}

/** Words of a simple command, without redirections; quoting is only stripped, which is enough for names. */
function roughWords(part: string): string[] {
  const words = part.split(/\s+/).map((word) => word.replace(/["'\\]/g, ''));
  return words.filter((word) => word !== '' && !/^\d*[<>]/.test(word));
}

function isInteractive(words: readonly string[]): boolean {
  const start = words.findIndex((word) => !isPrefix(word));
  const prefixed = words.slice(0, start < 0 ? words.length : start);
  if (prefixed.some((word) => basename(word) === 'sudo') && sudoShell(words)) return true;
  if (start < 0) return false;
  const program = basename(words[start] ?? '');
  const rest = words.slice(start + 1);
  if (FULL_SCREEN_PROGRAMS.has(program)) return true;
  if (
    INTERACTIVE_WITHOUT_OPERAND.has(program) &&
    rest.every((word) => word.startsWith('-') && !takesCode(word))
  ) {
    return !rest.some((word) => /^--?(?:v|V|version|h|help)$/.test(word));
  }
  const option = Object.hasOwn(INTERACTIVE_OPTIONS, program) ? INTERACTIVE_OPTIONS[program] : undefined;
  return rest.some((word) => option?.test(word) ?? false);
}

function isPrefix(word: string): boolean {
  return PREFIX_PROGRAMS.has(basename(word)) || /^\w+=/.test(word) || word.startsWith('-');
}

function takesCode(option: string): boolean {
  return /^-[a-z]*[ce]$/.test(option) || option.startsWith('--eval');
}

function sudoShell(words: readonly string[]): boolean {
  return words.some((word) => INTERACTIVE_OPTIONS.sudo?.test(word) ?? false);
}
