import { escapeControls } from '../text/escape-controls.js';
import { wrapText } from '../text/wrap-text.js';
import type { CommandExplanation, Piece } from './explanation.js';

/** An explanation as plain text: the summary, the pieces indented by depth, and the risk with its reasons. */
export function renderExplanation(explanation: CommandExplanation, width: number): string {
  const { summary, pieces, risk } = explanation;
  const label = risk.withheld ? 'never offered' : risk.level;
  return [
    ...wrapText(escapeControls(summary), width),
    '',
    ...pieces.flatMap((piece) => renderPiece(piece, width)),
    '',
    ...wrapText(escapeControls(`Risk: ${label}. ${risk.reasons.join(' ')}`), width),
    '',
  ].join('\n');
}

function renderPiece({ text, meaning, depth }: Piece, width: number): readonly string[] {
  const indent = '  '.repeat(Math.min(depth, 6) + 1);
  const line = meaning === '' ? text : `${text}: ${meaning}`;
  const [first = '', ...rest] = wrapText(escapeControls(line), Math.max(20, width - indent.length - 4));
  return [indent + first, ...rest.map((more) => `${indent}    ${more}`)];
}
