import { escapeControls } from '../text/escape-controls.js';
import { layOutProse } from './lay-out.js';
import { renderWarning } from './render-diagnosis.js';
import type { Style } from './style.js';

/** A piece of a command and what it does; deeper pieces belong to the one above. */
export interface ExplainedPart {
  readonly piece: string;
  readonly meaning: string;
  readonly depth?: number;
}

/** A command with its explanation, whoever gave them. */
export interface Explained {
  readonly command: string;
  readonly generated: boolean;
  readonly summary: string;
  readonly parts: readonly ExplainedPart[];
  /** What could not be had, and why. */
  readonly notices: readonly string[];
}

/** The command and what it will do, in the layout that comes before every question to run it. */
export function renderExplained(explained: Explained, style: Style): string {
  return [
    style.strong(explained.generated ? 'Generated command:' : 'Command:'),
    ...showCommand(explained.command),
    '',
    style.strong('Explanation:'),
    ...renderSummary(explained, style),
    ...renderParts(explained.parts, style),
    ...explained.notices.flatMap((notice) => renderWarning(notice, style)),
    '',
    '',
  ].join('\n');
}

/** A command is never wrapped here: what is shown can be copied. */
function showCommand(command: string): readonly string[] {
  return command.split('\n').map((line) => `  ${escapeControls(line)}`);
}

/** The summary of a command, unless it says no more than the first piece below it. */
export function renderSummary(
  { summary, parts: [first] }: Pick<Explained, 'summary' | 'parts'>,
  style: Pick<Style, 'width'>,
  margin = '  ',
): readonly string[] {
  const repeated = first !== undefined && summary === `It runs \`${first.piece}\` (${first.meaning}).`;
  return repeated ? [] : layOutProse(summary, style.width, margin);
}

/** The pieces of a command as a list, each as deep as it belongs to the one above. */
export function renderParts(
  parts: readonly ExplainedPart[],
  style: Pick<Style, 'width'>,
  margin = '  ',
): readonly string[] {
  return parts.flatMap((part) => renderPart(part, style, margin));
}

function renderPart(
  { piece, meaning, depth = 0 }: ExplainedPart,
  style: Pick<Style, 'width'>,
  margin: string,
): readonly string[] {
  const indent = margin + '  '.repeat(Math.min(depth, 6));
  const room = Math.max(style.width - indent.length - 4, 20);
  const colon = piece.endsWith(':') ? ' ' : ': ';
  const [first = '', ...rest] = layOutProse(meaning === '' ? piece : `${piece}${colon}${meaning}`, room);
  return [`${indent}- ${first}`, ...rest.map((line) => `${indent}    ${line}`)];
}
