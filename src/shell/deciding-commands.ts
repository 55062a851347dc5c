import { type CommandNode, type Pipeline, parseLine, type Statement, type SyntaxNode } from './parse-line.js';
import { type SimpleCommand, simpleCommands } from './simple-commands.js';

/** What can have decided the exit code of a line that failed. */
export interface Deciders {
  /** Simple commands, one of which failed; `[[ … ]]` and `(( … ))` stand among them under these names. */
  readonly commands: readonly Pick<SimpleCommand, 'program' | 'words' | 'wrappers'>[];
  /** True where the line turns its exit code around with `!`. */
  readonly negated: boolean;
}

type Node = Statement['command'] | CommandNode | Pipeline | SyntaxNode;

/**
 * The simple commands whose exit code the failed line may have ended with: the last statement's, and in it
 * either side of `&&`, the right side of `||`, the end of a pipe (all of it under pipefail).
 * A line that does not parse has none.
 */
export function decidingCommands(line: string): Deciders {
  const script = parseLine(line);
  const last = script.commands.at(-1);
  if (last === undefined || last.background || (script.errors?.length ?? 0) > 0)
    return { commands: [], negated: false };
  const all = simpleCommands(line);
  const pipefail = all.some(
    ({ words }) => words[0].value === 'set' && words.some(({ value }) => value === 'pipefail'),
  );
  const nodes = deciders(last.command, pipefail);
  return {
    commands: nodes.flatMap((node) => toCommands(node, all)).flatMap(intoShells),
    negated: isNegated(last.command),
  };
}

function deciders(node: Node, pipefail: boolean): readonly Node[] {
  const inside = (child: Node) => deciders(child, pipefail);
  const lastOf = (list: { readonly commands: readonly Statement[] } | undefined) => {
    const last = list?.commands.at(-1);
    return last === undefined ? [] : inside(last.command);
  };
  switch (node.type) {
    case 'AndOr':
      return node.commands.flatMap((child, index) => (decides(node.operators, index) ? inside(child) : []));
    case 'Pipeline':
      return (pipefail ? node.commands : node.commands.slice(-1)).flatMap(inside);
    case 'Redirected':
      return inside(node.command);
    case 'Subshell':
    case 'BraceGroup':
    case 'For':
    case 'ArithmeticFor':
    case 'While':
    case 'Select':
      return lastOf(node.body);
    case 'If':
      return [node.then, ...node.elif.map((branch) => branch.then), node.else].flatMap(lastOf);
    case 'Case':
      return node.items.flatMap((item) => lastOf(item.body));
    default:
      return [node];
  }
}

/** Whether the command at an index of an and-or list can have the last word: no `||` stands behind it. */
function decides(operators: readonly string[], index: number): boolean {
  return !operators.slice(index).includes('||');
}

function toCommands(node: Node, all: readonly SimpleCommand[]): Deciders['commands'] {
  if (node.type === 'Command') return all.filter(({ pos }) => pos === node.pos);
  if (node.type === 'TestCommand') return [keyword('[[', node)];
  if (node.type === 'ArithmeticCommand') return [keyword('((', node)];
  return [];
}

function keyword(
  program: string,
  { pos, end }: { readonly pos: number; readonly end: number },
): Deciders['commands'][number] {
  return { program, words: [{ value: program, text: program, pos, end }], wrappers: [] };
}

function isNegated(node: Node): boolean {
  return node.type === 'Pipeline' && node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
}

/** `sh -c 'line'` decides as its line does. */
function intoShells(command: Deciders['commands'][number]): Deciders['commands'] {
  const [first, ...args] = command.words.map(({ value }) => value);
  if (!/(?:^|\/)(?:ba|da|z|k)?sh$/.test(first ?? '')) return [command];
  const line = args[args.findIndex((arg) => /^-\w*c$/.test(arg)) + 1];
  const inner = line !== undefined && args.includes('-c') ? decidingCommands(line).commands : [];
  return inner.length > 0 ? inner : [command];
}
