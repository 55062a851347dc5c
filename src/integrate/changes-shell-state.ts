import {
  type CommandNode,
  type Pipeline,
  parseLine,
  type Statement,
  type SyntaxNode,
} from '../shell/parse-line.js';
import { isStateBuiltin } from './shell-builtins.js';

type Node = Statement['command'] | CommandNode | Pipeline | SyntaxNode;

/** Whether a line changes the shell that runs it: its folder, variables, aliases or options. */
export function changesShellState(line: string): boolean {
  const script = parseLine(line);
  if ((script.errors?.length ?? 0) > 0) return false;
  return script.commands.some(({ command, background }) => !background && changes(command));
}

/** Subshells, pipes, substitutions and background jobs are copies of the shell, so what they change is lost. */
function changes(node: Node): boolean {
  switch (node.type) {
    case 'Command':
      return node.name === undefined ? node.prefix.length > 0 : isStateBuiltin(node.name.value);
    case 'AndOr':
      return node.commands.some(changes);
    case 'Pipeline':
      return node.commands.length === 1 && node.commands.some(changes);
    case 'Redirected':
      return changes(node.command);
    case 'BraceGroup':
      return node.body.commands.some(({ command }) => changes(command));
    default:
      return false;
  }
}

/** The folder of a line that is nothing but `cd folder`, for shells whose syntax is not POSIX. */
export function plainCdTarget(line: string): string | undefined {
  const script = parseLine(line);
  const [statement, ...more] = script.commands;
  const node = statement?.command;
  if (more.length > 0 || (script.errors?.length ?? 0) > 0 || node?.type !== 'Command') return undefined;
  const [target, ...rest] = node.args;
  if (node.name?.value !== 'cd' || node.prefix.length > 0 || node.redirects.length > 0) return undefined;
  if (target?.type !== 'Word' || rest.length > 0 || /^[~-]/.test(target.text) || !isLiteral(target))
    return undefined;
  return target.value;
}

function isLiteral(word: { readonly parts?: readonly { readonly type: string }[] | undefined }): boolean {
  return (word.parts ?? []).every(({ type }) => type === 'Literal' || type === 'SingleQuoted');
}
