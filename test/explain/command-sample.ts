import { type CommandWord, commandWords } from '../../src/explain/command-words.js';
import type { LookUp } from '../../src/explain/look-up-program.js';
import type { Manual } from '../../src/explain/read-manual.js';
import { forEachChildOf, parseLine, type SyntaxNode } from '../../src/shell/parse-line.js';

type Found<T extends SyntaxNode['type']> = Extract<SyntaxNode, { type: T }>;

/** The first node of a sort in a line. */
export function firstNode<T extends SyntaxNode['type']>(line: string, type: T): Found<T> {
  const found: Found<T>[] = [];
  const isWanted = (node: SyntaxNode): node is Found<T> => node.type === type;
  const visit = (node: SyntaxNode): void => {
    if (isWanted(node)) found.push(node);
    forEachChildOf(node, visit);
  };
  visit(parseLine(line));
  const [first] = found;
  if (first === undefined) throw new Error(`no ${type} in ${line}`);
  return first;
}

/** The words of the first command of a line. */
export function wordsOf(line: string): readonly CommandWord[] {
  return commandWords(firstNode(line, 'Command'));
}

/** A look-up that knows these pages and no others. */
export function lookUpIn(pages: Readonly<Record<string, Manual>>): LookUp {
  return (program, subcommand) => {
    const page = subcommand === undefined ? program : `${program}-${subcommand}`;
    return (Object.hasOwn(pages, page) ? pages[page] : undefined) ?? { description: undefined, options: [] };
  };
}
