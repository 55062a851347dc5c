import { Command, Option } from 'commander';
import { flagsOf } from './option-flags.js';
import { OPTION_TABLE, type OptionRow } from './option-table.js';

/** The commander program made from the option table; it never prints and never exits. */
export function buildProgram(): Command {
  const program = new Command('ai-run')
    .helpOption(false)
    .passThroughOptions()
    .argument('[words...]')
    .action(() => {})
    .configureOutput({ writeErr: () => {}, writeOut: () => {} })
    .showSuggestionAfterError(false)
    .exitOverride();
  for (const row of OPTION_TABLE) {
    program.addOption(toOption(row));
    if (row.alias !== undefined) program.addOption(new Option(`--${row.alias}`).hideHelp());
  }
  return program;
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
