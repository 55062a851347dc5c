import type { Assignment, Command, Word } from '../shell/parse-line.js';

/** A word of a command: as written, and after quotes are removed. */
export interface CommandWord {
  readonly text: string;
  readonly value: string;
  readonly word: Word | Assignment;
}

/** The program and the arguments of a command. */
export function commandWords(node: Command): readonly CommandWord[] {
  return [...(node.name === undefined ? [] : [node.name]), ...node.args].map((word) => ({
    text: word.text,
    value: word.type === 'Word' ? word.value : word.text,
    word,
  }));
}
