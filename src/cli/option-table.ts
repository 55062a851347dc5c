import type { Mode } from '../model/invocation.js';

/** Headings of the option list, in the order in which help, man page and completions show them. */
export const OPTION_GROUPS = ['Modes', 'Commands and settings', 'Modifiers', 'About'] as const;

/** What an option takes: a required or optional value, and how it is called in help. */
export interface OptionValue {
  readonly name: string;
  readonly required: boolean;
  readonly repeatable?: boolean;
  readonly choices?: readonly string[];
  /** What a shell may complete it with. */
  readonly completes?: 'file' | 'command' | 'program';
}

/** One option of the command line; parser, help, man page and completions are all made from these. */
export interface OptionRow {
  readonly long: string;
  readonly short?: string;
  /** Another long spelling that works but is not shown. */
  readonly alias?: string;
  readonly group: (typeof OPTION_GROUPS)[number];
  /** The mode it selects; absent for options that modify a mode. */
  readonly mode?: Mode;
  readonly value?: OptionValue;
  /** How the words behind the options are called in help, for modes that take some. */
  readonly words?: string;
  readonly description: string;
}

const optional = (name: string): OptionValue => ({ name, required: false });
const required = (name: string): OptionValue => ({ name, required: true });
const file = (name: string): OptionValue => ({ name, required: true, completes: 'file' });

const MODE_ROWS = [
  {
    long: 'analyze',
    mode: 'analyze',
    description: 'explain the latest recorded run; never runs anything',
  },
  {
    long: 'explain',
    short: 'e',
    alias: 'e',
    mode: 'explain',
    words: '<prompt|command>',
    description: 'make (or take) a command, explain it, ask, then run it',
  },
  {
    long: 'prompt',
    short: 'p',
    mode: 'prompt',
    value: required('text'),
    description: 'turn natural language into a command, ask, then run it',
  },
  {
    long: 'fix',
    mode: 'fix',
    words: '<command> [args…]',
    description: 'run, diagnose, fix with consent and re-run, until it passes or you stop',
  },
  {
    long: 'diagnose',
    mode: 'diagnose',
    value: file('file|-'),
    description: 'diagnose saved output, such as a CI log',
  },
  {
    long: 'last',
    mode: 'last',
    description: 'diagnose the last failed command of this shell (see --init)',
  },
  {
    long: 'undo',
    mode: 'undo',
    value: optional('id'),
    description: 'take back the last file change that ai-run made',
  },
  {
    long: 'handoff',
    mode: 'handoff',
    description: 'the latest failure as Markdown, to paste to a colleague or another assistant',
  },
  { long: 'history', mode: 'history', value: optional('query'), description: 'list or search recorded runs' },
] as const satisfies readonly Partial<OptionRow>[];

const SETTING_ROWS = [
  {
    long: 'save',
    mode: 'save',
    value: required('name'),
    words: '[prompt]',
    description: 'freeze a generated command as a script',
  },
  { long: 'list-commands', mode: 'list-commands', description: 'list the saved commands' },
  { long: 'commands-path', mode: 'commands-path', description: 'print the folder of the saved commands' },
  {
    long: 'init',
    mode: 'init',
    value: { name: 'shell', required: true, choices: ['bash', 'zsh', 'fish', 'pwsh', 'nu'] },
    description: 'print the function, hook and completions for bash, zsh, fish, pwsh or nu',
  },
  {
    long: 'check-patterns',
    mode: 'check-patterns',
    words: '[file…]',
    description: 'validate pattern files and run their examples',
  },
  { long: 'doctor', mode: 'doctor', description: 'what is configured, found and reachable' },
  { long: 'config-path', mode: 'config-path', description: 'print the path of the configuration file' },
  { long: 'setup', mode: 'setup', description: 'write a commented starter configuration' },
] as const satisfies readonly Partial<OptionRow>[];

const MODIFIER_ROWS = [
  { long: 'json', description: 'one JSON object on stdout; never runs anything' },
  { long: 'learn', description: 'say why each fix works' },
  { long: 'ai', description: 'use the model even where it is not enabled' },
  { long: 'no-ai', description: 'patterns only, no model (also AI_RUN_NO_AI=1)' },
  { long: 'quiet', description: 'say nothing about a failure' },
  { long: 'report', value: file('file'), description: 'write the diagnosis as JSON, for CI' },
  {
    long: 'shell',
    value: { name: 'path', required: true, completes: 'program' },
    description: 'shell for a one-argument line (default: $SHELL, then /bin/sh)',
  },
  { long: 'scope', value: required('hint'), description: 'what a prompt is about; . lists this folder' },
  {
    long: 'peek',
    value: { name: 'file', required: true, repeatable: true, completes: 'file' },
    description: 'show a file to the model (repeatable)',
  },
  { long: 'unsafe', description: 'allow shell operators in a generated command' },
  { long: 'unrestricted', description: 'allow any tool in a generated command, after a typed yes' },
  { long: 'confirm', description: 'ask before the command runs' },
  { long: 'show-payload', description: 'print what a model would be sent; send nothing' },
  {
    long: 'verify',
    value: { name: 'command', required: true, repeatable: true, completes: 'command' },
    description: 'with --fix: a check that must also pass (repeatable)',
  },
  { long: 'command', value: required('command'), description: 'with --diagnose: the command that was run' },
  { long: 'exit-code', value: required('n'), description: 'with --diagnose: its exit code' },
  { long: 'stats', description: 'with --history: a summary' },
  { long: 'trust', description: "with --check-patterns: trust this project's patterns" },
  { long: 'online', description: 'with --doctor: also try the endpoint' },
  { long: 'hook', description: 'with --init: also a line after each failed command' },
  { long: 'name', value: required('name'), description: 'with --init: name of the function (default: air)' },
] as const satisfies readonly Partial<OptionRow>[];

const ABOUT_ROWS = [
  { long: 'help', short: 'h', mode: 'help', description: 'show this help' },
  { long: 'version', short: 'V', mode: 'version', description: 'show the version' },
] as const satisfies readonly Partial<OptionRow>[];

/** The whole command line, one row an option. */
export const OPTION_TABLE: readonly OptionRow[] = [
  ...MODE_ROWS.map((row) => ({ ...row, group: 'Modes' as const })),
  ...SETTING_ROWS.map((row) => ({ ...row, group: 'Commands and settings' as const })),
  ...MODIFIER_ROWS.map((row) => ({ ...row, group: 'Modifiers' as const })),
  ...ABOUT_ROWS.map((row) => ({ ...row, group: 'About' as const })),
];

/** The forms of the command line, for the first lines of help and of a usage error. */
export const USAGE = ['ai-run [options] <command> [args…]', "ai-run [options] '<shell line>'"] as const;
