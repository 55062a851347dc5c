import { wrapText } from '../text/wrap-text.js';
import { shownFlags } from './option-flags.js';
import { OPTION_GROUPS, OPTION_TABLE, type OptionRow, USAGE } from './option-table.js';

const COLUMNS = 80;

/** The text of `--help`: usage and every option of the table, grouped, in 80 columns. */
export function renderHelp(): string {
  const groups = OPTION_GROUPS.map((group) => {
    const rows = OPTION_TABLE.filter((row) => row.group === group);
    return `${group}:\n${rows.map(renderRow).join('\n')}`;
  });
  return `${INTRODUCTION}\n\n${groups.join('\n\n')}\n\n${EPILOGUE}\n`;
}

const INTRODUCTION = `Usage: ${USAGE.join('\n       ')}

Runs a command as the shell would; when it fails, says why and offers fixes.
Options stand before the command: from its first word on, all belongs to it.`;

const EPILOGUE = `The exit code is the command's own. Nothing is run as a fix without a typed yes.
More: man ai-run`;

/** The column in which descriptions begin; a longer option has a line of its own. */
const DESCRIPTION = 30;

function renderRow(row: OptionRow): string {
  const flags = `  ${row.short === undefined ? '    ' : ''}${shownFlags(row)}`;
  const lines = wrapText(row.description, COLUMNS - DESCRIPTION);
  const indent = ' '.repeat(DESCRIPTION);
  const first = flags.length > DESCRIPTION - 2 ? `${flags}\n${indent}` : flags.padEnd(DESCRIPTION);
  return first + lines.join(`\n${indent}`);
}
