import { displayWidth } from '../text/display-width.js';
import { escapeControls } from '../text/escape-controls.js';
import { wrapExact } from '../text/wrap-text.js';
import type { Style } from './style.js';

/** One recorded run as it is listed. */
export interface HistoryRow {
  readonly when: string;
  readonly exit_code: number;
  readonly command: string;
  /** What is known of a failure: its kind, and what became of it. */
  readonly note: string;
  /** Further lines that belong to the run. */
  readonly below?: readonly string[];
}

/** A heading with counted names below it, for a summary. */
export interface CountedList {
  readonly title: string;
  readonly rows: readonly { readonly count: number; readonly name: string; readonly note?: string }[];
}

/** Lists runs one a line, cut to the width; the exit code is coloured. */
export function renderHistory(rows: readonly HistoryRow[], style: Style): string {
  const lines = rows.flatMap(({ when, exit_code, command, note, below = [] }) => {
    const code = String(exit_code).padStart(3);
    const start = `${when}  `;
    const room = style.width - displayWidth(start) - code.length - 2;
    const shownNote = note === '' ? '' : `  ${escapeControls(note)}`;
    const text = cutTo(escapeControls(command), Math.max(12, room - displayWidth(shownNote)));
    const rest = cutTo(shownNote, Math.max(0, room - displayWidth(text)));
    const indent = ' '.repeat(style.width - room);
    return [
      `${style.dim(start)}${exit_code === 0 ? style.success(code) : style.error(code)}  ${text}${style.dim(rest)}`,
      ...below.map((line) => indent + style.dim(cutTo(escapeControls(line), room))),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Lists what occurred most, under its headings; empty lists are left out. */
export function renderCounts(lists: readonly CountedList[], style: Style): string {
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => {
      const lines = rows.map(({ count, name, note }) => {
        const start = `  ${String(count).padStart(5)}  `;
        return (
          start + cutTo(`${escapeControls(name)}${note ? `  (${note})` : ''}`, style.width - start.length)
        );
      });
      return `\n${style.strong(title)}\n${lines.join('\n')}\n`;
    })
    .join('');
}

function cutTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  return width <= 1
    ? ''
    : `${wrapExact(text.replaceAll(' ', '\u00a0'), width - 1)[0]?.replaceAll('\u00a0', ' ') ?? ''}…`;
}
