import { wrapText } from '../text/wrap-text.js';
import { DESCRIPTION, MAN_SECTIONS } from './man-sections.js';
import type { ShownOption } from './shown-option.js';

/** What the man page is made from: the option table, the version and the day of its release. */
export interface ManPage {
  readonly version: string;
  readonly date: string;
  readonly usage: readonly string[];
  readonly groups: readonly string[];
  readonly options: readonly ShownOption[];
}

/** The man page of ai-run, in the man(7) language. */
export function renderMan({ version, date, usage, groups, options }: ManPage): string {
  return [
    `.TH AI\\-RUN 1 ${date} "ai\\-run ${roff(version)}" "User Commands"`,
    '.SH NAME',
    'ai\\-run \\- run a command; when it fails, say why and offer fixes',
    '.SH SYNOPSIS',
    usage.map(renderUsage).join('\n.br\n'),
    '.SH DESCRIPTION',
    ...renderProse(DESCRIPTION),
    '.SH OPTIONS',
    ...groups.flatMap((group) => [
      `.SS ${roff(group)}`,
      ...options.filter((option) => option.group === group).flatMap(renderOption),
    ]),
    ...MAN_SECTIONS.flatMap(({ title, prose = [], rows = [], commands = [] }) => [
      `.SH ${title}`,
      ...renderProse(prose),
      ...rows.flatMap(([term, text]) => renderRow(`\\fB${roff(term)}\\fR`, text)),
      ...commands.flatMap(renderCommand),
    ]),
    '',
  ].join('\n');
}

/** A form of the command line with the program's name in bold. */
function renderUsage(usage: string): string {
  return roff(usage).replace(/^ai\\-run/, '\\fB$&\\fR');
}

function renderOption({ short, long, value, words, description }: ShownOption): readonly string[] {
  const flags = [short === undefined ? [] : `-${short}`, `--${long}`].flat();
  const argument = value === undefined ? '' : value.required ? ` <${value.name}>` : ` [${value.name}]`;
  const behind = words === undefined ? '' : ` ${words}`;
  return renderRow(
    flags.map((flag) => `\\fB${roff(flag)}\\fR`).join(', ') + roff(argument + behind),
    description,
  );
}

/** A row whose first cell may hold font escapes of ours. */
function renderRow(term: string, text: string): readonly string[] {
  return ['.TP', guard(term), ...fill(text)];
}

/** What a command is for, and the command as it is typed. */
function renderCommand([purpose, command]: readonly [string, string], index: number): readonly string[] {
  const lines = command.split('\n').map(roff);
  return [...between(index), ...fill(purpose), '.RS 4', '.nf', ...lines, '.fi', '.RE'];
}

function renderProse(paragraphs: readonly string[]): readonly string[] {
  return paragraphs.flatMap((paragraph, index) => [...between(index), ...fill(paragraph)]);
}

/** A heading brings its own space, so only later paragraphs ask for some. */
function between(index: number): readonly string[] {
  return index === 0 ? [] : ['.PP'];
}

/** Text in source lines of at most 80 columns; a sentence ends its line, as formatters expect. */
function fill(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.;:]) (?=[A-Z])/);
  return sentences.flatMap((sentence) => wrapText(sentence, SOURCE_COLUMNS)).map(roff);
}

/** Leaves room for what roff() adds. */
const SOURCE_COLUMNS = 70;

/** Characters that formatters would make typographic, so that a command could not be copied. */
const PLAIN: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '~': '\\(ti',
  '^': '\\(ha',
  '…': '...',
};

/** Text that the formatter shows as it is. */
function roff(text: string): string {
  return guard(text.replace(/[\\'`~^…-]/g, (char) => PLAIN[char] ?? char));
}

/** A line that begins with a dot or a quote would be a request. */
function guard(line: string): string {
  return /^[.']/.test(line) ? `\\&${line}` : line;
}
