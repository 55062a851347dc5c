import { CommanderError } from 'commander';
import { AiRunError, EXIT } from '../errors.js';
import type { Flags, Invocation, Mode } from '../model/invocation.js';
import { buildProgram } from './build-program.js';
import { fromCommander } from './from-commander.js';
import { NO_FLAGS } from './no-flags.js';
import { OPTION_TABLE, type OptionRow } from './option-table.js';
import { refuseBadCombination } from './refuse-combination.js';
import { hasOneDash, unknownOption } from './unknown-option.js';
import { usageError } from './usage-error.js';

/** Parses a command line that has options; what cannot be meant is a usage error. */
export function parseOptions(argv: readonly string[]): Invocation {
  const { options, words } = readOptions(argv);
  const modes = selectedModes(options);
  const mode = modes.find((each) => each === 'help' || each === 'version') ?? modes[0] ?? 'wrap';
  const invocation: Invocation = {
    mode,
    words,
    ...modeValue(mode, options, words),
    literal: argv.length > words.length && argv.at(-words.length - 1) === '--',
    flags: readFlags(options),
    argv,
  };
  refuseBadCombination(invocation, modes, Object.keys(options));
  return invocation;
}

function readOptions(argv: readonly string[]): {
  options: Record<string, unknown>;
  words: readonly string[];
} {
  const program = buildProgram();
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    throw error instanceof CommanderError ? fromCommander(error, argv) : error;
  }
  refuseOneDash(argv.slice(0, argv.length - program.args.length));
  const options = program.opts();
  refuseBlankValue(options);
  return { options, words: program.args };
}

function refuseOneDash(given: readonly string[]): void {
  const typed = given.find((word, index) => hasOneDash(word) && !takesNext(given[index - 1]));
  if (typed !== undefined) throw unknownOption(typed);
}

function takesNext(word: string | undefined): boolean {
  return OPTION_TABLE.some(
    ({ long, short, value }: OptionRow) => value?.required && (word === `--${long}` || word === `-${short}`),
  );
}

/** A variable of a script that was empty is no value: nothing sensible can be done with it. */
function refuseBlankValue(options: Record<string, unknown>): void {
  for (const { long, value } of OPTION_TABLE) {
    const given = [options[camelCase(long)]].flat();
    if (value?.required && given.some((each) => typeof each === 'string' && each.trim() === '')) {
      throw usageError(`--${long} needs <${value.name}>.`);
    }
  }
}

function selectedModes(options: Record<string, unknown>): readonly Mode[] {
  return OPTION_TABLE.flatMap((row) => {
    const given = options[camelCase(row.long)] !== undefined || options[row.alias ?? ''] !== undefined;
    return row.mode !== undefined && given ? [row.mode] : [];
  });
}

/** The value of the mode's option; words behind a prompt are part of the prompt. */
function modeValue(
  mode: Mode,
  options: Record<string, unknown>,
  words: readonly string[],
): { value?: string } {
  const value = options[camelCase(mode)];
  if (typeof value !== 'string') return {};
  return { value: mode === 'prompt' ? [value, ...words].join(' ') : value };
}

function readFlags(options: Record<string, unknown>): Flags {
  const exitCode = options.exitCode === undefined ? undefined : parseExitCode(String(options.exitCode));
  return {
    json: options.json === true,
    learn: options.learn === true,
    quiet: options.quiet === true,
    unsafe: options.unsafe === true,
    unrestricted: options.unrestricted === true,
    confirm: options.confirm === true,
    showPayload: options.showPayload === true,
    stats: options.stats === true,
    online: options.online === true,
    trust: options.trust === true,
    hook: options.hook === true,
    peek: list(options.peek),
    verify: list(options.verify),
    ...(typeof options.ai === 'boolean' ? { ai: options.ai } : {}),
    ...text('report', options.report),
    ...text('shell', options.shell),
    ...text('scope', options.scope),
    ...text('command', options.command),
    ...text('name', options.name),
    ...(exitCode === undefined ? {} : { exitCode }),
  };
}

function text<Key extends string>(key: Key, value: unknown): { [K in Key]?: string } {
  const entry: { [K in Key]?: string } = {};
  if (typeof value === 'string') entry[key] = value;
  return entry;
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : NO_FLAGS.peek;
}

function parseExitCode(value: string): number {
  if (/^\d{1,3}$/.test(value) && Number(value) <= 255) return Number(value);
  throw new AiRunError(`'${value}' is not an exit code.`, {
    exitCode: EXIT.usage,
    hint: 'Give a number from 0 to 255.',
  });
}

function camelCase(long: string): string {
  return long.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
