import { PASSWORD_PROGRAMS, type PasswordFlags } from './password-programs.js';
import { isPlainValue } from './plain-values.js';
import { isSecretName } from './secret-names.js';

/** A secret inside one word of a command: which word, and from where on. */
export interface SecretWord {
  readonly index: number;
  readonly from: number;
}

const OPERATOR = /^(?:\|{1,2}|&{1,2}|;)$/;

/** Finds the words of a command that are secrets because of the option before them or the program they go to. */
export function findInWords(words: readonly string[]): SecretWord[] {
  let flags: PasswordFlags | undefined;
  return words.flatMap((word, index) => {
    if (OPERATOR.test(word)) flags = undefined;
    flags = programFlags(words, index) ?? flags;
    const before = words[index - 1] ?? '';
    const from = afterLongOption(before, word) ?? (flags && afterShortOption(flags, before, word));
    return from === undefined || isPlainValue(word.slice(from)) ? [] : [{ index, from }];
  });
}

function programFlags(words: readonly string[], index: number): PasswordFlags | undefined {
  const name = (words[index] ?? '').split(/[/\\]/).at(-1) ?? '';
  if (!Object.hasOwn(PASSWORD_PROGRAMS, name)) return undefined;
  const flags = PASSWORD_PROGRAMS[name];
  const needed = flags?.with;
  return needed === undefined || words.slice(index + 1, index + 8).includes(needed) ? flags : undefined;
}

function afterLongOption(before: string, word: string): number | undefined {
  return /^--?[A-Za-z][\w.-]+$/.test(before) && isSecretName(before) && !word.startsWith('-') ? 0 : undefined;
}

function afterShortOption(flags: PasswordFlags, before: string, word: string): number | undefined {
  const attached = flags.attached?.find((flag) => word.startsWith(flag) && word.length > flag.length);
  if (attached !== undefined) return attached.length;
  if (flags.separate?.includes(before)) return 0;
  if (flags.operand?.test(word)) return flags.operand.exec(word)?.[0].length;
  const joined = flags.pair?.find((flag) => flag.length === 2 && word.startsWith(flag) && word.length > 2);
  if (!flags.pair?.includes(before) && joined === undefined) return undefined;
  const start = joined?.length ?? 0;
  const split = word.slice(start).search(/[:%=]/);
  return split > 0 ? start + split + 1 : undefined;
}
