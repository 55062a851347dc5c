import { Command, Option } from 'commander';
import { OPTION_TABLE, type OptionRow } from './option-table.js';

/** The commander program made from the option table; it never prints and never exits. */
export function buildProgram(): Command {
  const program = new Command('ai-run')
    .helpOption(false)
    .passThroughOptions()
    .argument('[words...]')
    .action(() => {})
    .configureOutput({ writeErr: () => {}, writeOut: () => {} })
    .exitOverride();
  for (const row of OPTION_TABLE) {
    program.addOption(toOption(row));
    if (row.alias !== undefined) program.addOption(new Option(`--${row.alias}`).hideHelp());
  }
  return program;
}

/** The flags of a row as help shows them: `-p, --prompt <text>`. */
export function flagsOf(row: OptionRow): string {
  const short = row.short === undefined ? '' : `-${row.short}, `;
  return `${short}--${row.long}${valueSuffix(row)}`;
}

function valueSuffix(row: OptionRow): string {
  if (row.value === undefined) return '';
  return row.value.required ? ` <${row.value.name}>` : ` [${row.value.name}]`;
}

function toOption(row: OptionRow): Option {
  const option = new Option(flagsOf(row), row.description);
  if (row.value?.choices !== undefined) option.choices(row.value.choices);
  if (row.value?.repeatable) {
    option.argParser((value: string, previous: readonly string[] | undefined) => [
      ...(previous ?? []),
      value,
    ]);
  }
  return option;
}
