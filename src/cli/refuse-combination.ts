import type { Invocation, Mode } from '../model/invocation.js';
import { escapeControls } from '../text/escape-controls.js';
import { OPTION_TABLE, type OptionRow, USAGE } from './option-table.js';
import { orList } from './unknown-option.js';
import { usageError } from './usage-error.js';

/** Options that change how `--analyze` answers, not what it looks at. */
const WITH_ANALYZE = new Set(['analyze', 'json', 'ai', 'learn', 'showPayload']);

/** Options that mean something in one mode only, by the name of their flag. */
const ONLY_WITH: Readonly<Record<string, Mode>> = {
  verify: 'fix',
  command: 'diagnose',
  exitCode: 'diagnose',
  stats: 'history',
  trust: 'check-patterns',
  online: 'doctor',
  hook: 'init',
  name: 'init',
};

/** Modes that have JSON to print, and those that write a report: elsewhere a script would wait for it in vain. */
const WITH_JSON: readonly Mode[] = [
  'analyze',
  'explain',
  'prompt',
  'diagnose',
  'history',
  'list-commands',
  'doctor',
];
const WITH_REPORT: readonly Mode[] = ['wrap', 'last'];

/** Modes that take the words behind their options, all but those whose row of the table names some. */
const WITH_WORDS: ReadonlySet<Mode> = new Set(['wrap', 'prompt', 'history']);

/** Throws a usage error for what cannot be said together, or lacks its command. */
export function refuseBadCombination(
  invocation: Invocation,
  modes: readonly Mode[],
  given: readonly string[],
): void {
  if (invocation.mode === 'help' || invocation.mode === 'version') return;
  if (modes.includes('analyze')) refuseWithAnalyze(invocation, given);
  if (modes.length > 1) throw usageError(`--${modes[0]} and --${modes[1]} cannot be combined.`);
  refuseWithoutItsMode(invocation, given);
  if (needsWords(invocation.mode) && !hasWords(invocation)) throw missingWords(invocation.mode);
  if (invocation.words.length > 0 && !takesWords(invocation.mode)) {
    const words = invocation.words.map((word) => escapeControls(word)).join(' ');
    throw usageError(
      `--${invocation.mode} does not take this: ${words}`,
      `Usage: ${usageOf(invocation.mode)}`,
    );
  }
  refuseVainOutput(invocation);
}

function refuseWithAnalyze(invocation: Invocation, given: readonly string[]): void {
  if (invocation.words.length === 0 && given.every((name) => WITH_ANALYZE.has(name))) return;
  throw usageError(
    'The --analyze option cannot be combined with other ai-run parameters.',
    'Run `ai-run --analyze` alone to analyze the latest command.',
  );
}

function refuseVainOutput({ mode, flags }: Invocation): void {
  const [json, report] = [WITH_JSON.includes(mode), WITH_REPORT.includes(mode)];
  if (flags.json && !json) {
    const modes = orList(WITH_JSON.map((each) => `--${each}`));
    const hint = report ? 'Use --report <file> instead.' : `It goes with ${modes}.`;
    throw usageError('--json runs nothing, so it needs a mode that reports.', hint);
  }
  if (flags.report !== undefined && !report) {
    throw usageError(
      `--report is for a command that is run, not for --${mode}.`,
      json ? 'Use --json instead.' : undefined,
    );
  }
}

function refuseWithoutItsMode({ mode }: Invocation, given: readonly string[]): void {
  for (const name of given) {
    const only = Object.hasOwn(ONLY_WITH, name) ? ONLY_WITH[name] : undefined;
    if (only !== undefined && only !== mode)
      throw usageError(`--${name.replace(/[A-Z]/g, '-$&').toLowerCase()} is of use with --${only} only.`);
  }
}

function needsWords(mode: Mode): boolean {
  return mode === 'wrap' || (rowOf(mode)?.words?.startsWith('<') ?? false);
}

/** An empty line is one that the shell runs; an empty request asks for nothing. */
function hasWords({ mode, words }: Invocation): boolean {
  return words.some((word) => mode === 'wrap' || word.trim() !== '');
}

function takesWords(mode: Mode): boolean {
  return WITH_WORDS.has(mode) || rowOf(mode)?.words !== undefined;
}

function rowOf(mode: Mode): OptionRow | undefined {
  return OPTION_TABLE.find((row) => row.mode === mode);
}

function missingWords(mode: Mode): Error {
  const usage = mode === 'wrap' ? USAGE : [usageOf(mode)];
  return usageError(
    'no command given.',
    `Usage: ${usage.join('\n       ')}\nRun \`ai-run --help\` for all options.`,
  );
}

function usageOf(mode: Mode): string {
  const { value, words } = rowOf(mode) ?? {};
  const named = value && (value.required ? `<${value.name}>` : `[${value.name}]`);
  return ['ai-run', `--${mode}`, named, words].filter(Boolean).join(' ');
}
