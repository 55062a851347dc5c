import { displayWidth } from '../text/display-width.js';
import { escapeControls } from '../text/escape-controls.js';
import { cutText, wrapExact, wrapText } from '../text/wrap-text.js';

/** Prose, possibly foreign: escaped, wrapped to the width behind `indent`, one string a line. */
export function layOutProse(text: string, width: number, indent = ''): readonly string[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => wrapText(escapeControls(line), width - indent.length))
    .map((line) => (line === '' ? '' : indent + line));
}

/**
 * A command behind its `$`: every character of it is seen, nothing is added but line breaks.
 * Its own further lines and the wrapped rest stand deeper than the `$`.
 */
export function layOutCommand(command: string, width: number, indent = '   '): readonly string[] {
  const room = width - indent.length - 2;
  const [first = '', ...rest] = command
    .split('\n')
    .flatMap((line) => wrapExact(escapeControls(line), Math.max(room - 2, 8)));
  return [`${indent}$ ${first}`, ...rest.map((line) => `${indent}    ${line}`)];
}

/** One line that ends in an ellipsis where the text is too long for the width. */
export function layOutLine(text: string, width: number): string {
  const line = escapeControls(text);
  if (displayWidth(line) <= Math.max(width, 7)) return line;
  const [first = ''] = cutText(line, Math.max(width - 3, 4));
  return `${first.trimEnd()}...`;
}
