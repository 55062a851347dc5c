import type { OptionRow } from './option-table.js';

/** The flags of a row as commander reads them: `-p, --prompt <text>`. */
export function flagsOf(row: OptionRow): string {
  const short = row.short === undefined ? '' : `-${row.short}, `;
  return `${short}--${row.long}${valueSuffix(row)}`;
}

/** The flags of a row as a person reads them, with the words that follow. */
export function shownFlags(row: OptionRow): string {
  return row.words === undefined ? flagsOf(row) : `${flagsOf(row)} ${row.words}`;
}

function valueSuffix({ value }: OptionRow): string {
  if (value === undefined) return '';
  return value.required ? ` <${value.name}>` : ` [${value.name}]`;
}
