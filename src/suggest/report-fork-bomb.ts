import type { SyntaxNode } from '../shell/parse-line.js';
import type { Inspection } from './inspection.js';

type WhileNode = Extract<SyntaxNode, { type: 'While' }>;

/** A loop without end that starts background jobs is a fork bomb, too. */
export function reportForkBomb(node: WhileNode, inspection: Inspection): void {
  const clause = node.clause.commands[0]?.command;
  const name = clause?.type === 'Command' ? clause.name?.value : undefined;
  const endless =
    clause?.type === 'ArithmeticCommand' ||
    name === (node.kind === 'while' ? 'true' : 'false') ||
    name === ':';
  if (endless && node.body.commands.some((statement) => statement.background)) {
    inspection.report('destroys', 'It starts processes without end (a fork bomb).');
  }
}
