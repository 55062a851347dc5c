import type { CommandWord } from './command-words.js';

const SHELLS = /^(?:.*\/)?(?:ba|da|z|k)?sh$/;

/** The shell line that a command is given as one word: `sh -c '…'`, `watch '…'`, `eval '…'`; undefined where there is none. */
export function nestedLine(words: readonly CommandWord[]): Pick<CommandWord, 'text' | 'value'> | undefined {
  const shell = words.findIndex(({ value }) => SHELLS.test(value));
  const option = words.findIndex(({ value }, at) => shell !== -1 && at > shell && /^-[a-z]*c$/.test(value));
  if (option !== -1) return words[option + 1];
  const [program, ...rest] = words;
  if (program?.value === 'eval' && rest.length > 0)
    return { text: rest[0]?.text ?? '', value: rest.map(({ value }) => value).join(' ') };
  return program?.value === 'watch' ? rest.find(({ value }) => /\s/.test(value)) : undefined;
}
