import type { ShownOption } from './shown-option.js';

/** What the man page is made from: the option table and the version. */
export interface ManPage {
  readonly version: string;
  readonly usage: readonly string[];
  readonly groups: readonly string[];
  readonly options: readonly ShownOption[];
}

/** The man page of ai-run, in the man(7) language. */
export function renderMan({ version, usage, groups, options }: ManPage): string {
  return [
    `.TH AI\\-RUN 1 "" "ai\\-run ${roff(version)}" "User Commands"`,
    '.SH NAME',
    'ai\\-run \\- run a command; when it fails, say why and offer fixes',
    '.SH SYNOPSIS',
    usage.map(roff).join('\n.PP\n'),
    '.SH DESCRIPTION',
    DESCRIPTION.map(roff).join('\n.PP\n'),
    '.SH OPTIONS',
    ...groups.flatMap((group) => [
      `.SS ${roff(group)}`,
      ...options.filter((option) => option.group === group).flatMap(renderOption),
    ]),
    ...SECTIONS.flatMap(({ title, rows }) => [`.SH ${title}`, ...rows.flatMap(renderRow)]),
    '',
  ].join('\n');
}

function renderOption(option: ShownOption): readonly string[] {
  const { value } = option;
  const flags = [option.short === undefined ? [] : `-${option.short}`, `--${option.long}`].flat();
  const argument = value === undefined ? '' : value.required ? ` <${value.name}>` : ` [${value.name}]`;
  const words = option.words === undefined ? '' : ` ${option.words}`;
  const choices = value?.choices === undefined ? '' : ` (${value.choices.join(', ')})`;
  return renderRow([
    flags.map((flag) => `\\fB${roff(flag)}\\fR`).join(', ') + roff(argument + words),
    option.description + choices,
  ]);
}

/** A row whose first cell may hold font escapes of ours. */
function renderRow([term, text]: readonly [string, string]): readonly string[] {
  return ['.TP', guard(term), roff(text)];
}

/** Text that the formatter shows as it is. */
function roff(text: string): string {
  return guard(text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('…', '...'));
}

/** A line that begins with a dot or a quote would be a request. */
function guard(line: string): string {
  return /^[.']/.test(line) ? `\\&${line}` : line;
}

const DESCRIPTION = [
  'ai-run runs a command exactly as the shell would: same output, same keys, same signals, same exit code; nothing is printed on success. When the command fails, it says why, offline and in milliseconds, and offers at most three fixes with their risk. A fix is run only after a typed yes.',
  'Options stand before the command: from its first word on, everything belongs to it. One argument alone is a line for the shell, so that pipes, variables and && work.',
];

interface Section {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}

const SECTIONS: readonly Section[] = [
  {
    title: 'EXIT STATUS',
    rows: [
      ["the command's own", '128+n where a signal ended it'],
      ['1', 'ai-run was called wrongly'],
      ['2', '--analyze without any history'],
      ['125', 'ai-run itself could not start the command'],
      ['126, 127', 'the command cannot be executed, or was not found'],
    ],
  },
  {
    title: 'ENVIRONMENT',
    rows: [
      ['AI_RUN_NO_AI', '1 turns the model off'],
      ['AI_RUN_CONFIG', 'path of the configuration file'],
      ['AI_RUN_API_KEY, OPENAI_API_KEY', 'key of the model'],
      ['AI_RUN_DEBUG', '1 shows notices and stacks that are hidden otherwise'],
      ['NO_COLOR, FORCE_COLOR', 'colours off, colours on'],
      ['SHELL', 'shell for a one-argument line'],
    ],
  },
  {
    title: 'FILES',
    rows: [
      ['$XDG_CONFIG_HOME/ai\\-run/config.yaml', 'the configuration; see --config-path and --setup'],
      ['$XDG_DATA_HOME/ai\\-run/history.log', 'recorded runs, one JSON object a line'],
    ],
  },
];
