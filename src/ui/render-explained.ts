import { escapeControls } from '../text/escape-controls.js';
import { layOutProse } from './lay-out.js';
import { renderWarning } from './render-diagnosis.js';
import type { Style } from './style.js';

/** A command with its explanation, whoever gave them. */
export interface Explained {
  readonly command: string;
  readonly generated: boolean;
  readonly summary: string;
  readonly parts: readonly { readonly piece: string; readonly meaning: string }[];
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
    ...layOutProse(explained.summary, style.width, '  '),
    ...explained.parts.flatMap(({ piece, meaning }) => renderPart(piece, meaning, style)),
    ...explained.notices.flatMap((notice) => renderWarning(notice, style)),
    '',
    '',
  ].join('\n');
}

/** A command is never wrapped here: what is shown can be copied. */
function showCommand(command: string): readonly string[] {
  return command.split('\n').map((line) => `  ${escapeControls(line)}`);
}

function renderPart(piece: string, meaning: string, style: Style): readonly string[] {
  const [first = '', ...rest] = layOutProse(`${piece}  ${meaning}`, style.width - 6);
  return [`  - ${first}`, ...rest.map((line) => `      ${line}`)];
}
