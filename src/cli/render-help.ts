import { flagsOf } from './build-program.js';
import { OPTION_GROUPS, OPTION_TABLE, type OptionRow, USAGE } from './option-table.js';

/** The text of `--help`: usage and every option of the table, grouped. */
export function renderHelp(): string {
  const width = Math.max(...OPTION_TABLE.map((row) => shownFlags(row).length));
  const groups = OPTION_GROUPS.map((group) => {
    const rows = OPTION_TABLE.filter((row) => row.group === group);
    return `${group}:\n${rows.map((row) => `  ${shownFlags(row).padEnd(width)}  ${row.description}`).join('\n')}`;
  });
  return `${INTRODUCTION}\n\n${groups.join('\n\n')}\n`;
}

const INTRODUCTION = `Usage: ${USAGE.join('\n       ')}

Runs a command as the shell would; when it fails, says why and offers fixes.
Options stand before the command: from its first word on, everything belongs to it.`;

function shownFlags(row: OptionRow): string {
  const flags = row.words === undefined ? flagsOf(row) : `${flagsOf(row)} ${row.words}`;
  return row.short === undefined ? `    ${flags}` : flags;
}
