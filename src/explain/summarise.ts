import type { ParsedScript, SyntaxNode } from '../shell/parse-line.js';
import { commandWords } from './command-words.js';
import { explainWords } from './explain-words.js';
import type { LookUp } from './look-up-program.js';

/** One sentence that says what a script does, from its outermost structure. */
export function summarise(script: ParsedScript, lookUp: LookUp): string {
  const parts = script.commands.map((statement) => {
    const text = describe(statement.command, lookUp);
    return statement.background ? `${text} in the background` : text;
  });
  return parts.length === 0 ? 'It runs nothing.' : `It runs ${parts.join(', then ')}.`;
}

const JOINTS: Readonly<Record<string, string>> = {
  '&&': ', and if that succeeds ',
  '||': ', or if that fails ',
  '|': ', whose output goes to ',
  '|&': ', whose output and errors go to ',
};

function describe(node: SyntaxNode, lookUp: LookUp): string {
  switch (node.type) {
    case 'AndOr':
    case 'Pipeline':
      return node.commands
        .map(
          (command, index) =>
            (index === 0 ? '' : JOINTS[node.operators[index - 1] ?? '']) + describe(command, lookUp),
        )
        .join('');
    case 'Command':
      return describeCommand(node, lookUp);
    case 'Redirected':
      return describe(node.command, lookUp);
    case 'For':
    case 'While':
    case 'ArithmeticFor':
    case 'Select':
      return 'a loop';
    case 'If':
      return 'an `if`';
    case 'Case':
      return 'a `case`';
    case 'TestCommand':
      return 'a test';
    case 'ArithmeticCommand':
      return 'a calculation';
    case 'Function':
      return `nothing yet (it defines the function ${node.name.text})`;
    default:
      return 'a group of commands';
  }
}

type CommandNode = Extract<SyntaxNode, { type: 'Command' }>;

function describeCommand(node: CommandNode, lookUp: LookUp): string {
  if (node.name === undefined) return node.prefix.length > 0 ? 'an assignment' : 'nothing';
  const all = explainWords(commandWords(node), lookUp).filter((piece) => piece.kind === 'program');
  const programs = /(?:^|\/)find$/.test(node.name.value) ? all.slice(0, 1) : all;
  const name = programs.map((piece) => piece.text).join(' ');
  const described = programs.at(-1)?.described;
  return described === undefined ? `\`${name}\`` : `\`${name}\` (${described})`;
}
