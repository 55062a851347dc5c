import type { Invocation, Mode } from '../model/invocation.js';
import { OPTION_TABLE, USAGE } from './option-table.js';
import { usageError } from './usage-error.js';

/** Options that change how `--analyze` answers, not what it looks at. */
const WITH_ANALYZE = new Set(['analyze', 'json', 'ai', 'learn', 'showPayload']);

/** Modes that run a command and so have no JSON to print. */
const WITHOUT_JSON: ReadonlySet<Mode> = new Set(['wrap', 'fix']);

/** Throws a usage error for what cannot be said together, or lacks its command. */
export function refuseBadCombination(
  invocation: Invocation,
  modes: readonly Mode[],
  given: readonly string[],
): void {
  if (invocation.mode === 'help' || invocation.mode === 'version') return;
  if (modes.includes('analyze')) refuseWithAnalyze(invocation, given);
  if (modes.length > 1) throw usageError(`--${modes[0]} and --${modes[1]} cannot be combined.`);
  if (needsWords(invocation.mode) && invocation.words.length === 0) throw missingWords(invocation.mode);
  if (invocation.flags.json && WITHOUT_JSON.has(invocation.mode)) {
    throw usageError('--json runs nothing, so it needs a mode that reports.', 'Use --report <file> instead.');
  }
}

function refuseWithAnalyze(invocation: Invocation, given: readonly string[]): void {
  if (invocation.words.length === 0 && given.every((name) => WITH_ANALYZE.has(name))) return;
  throw usageError(
    'The --analyze option cannot be combined with other ai-run parameters.',
    'Run `ai-run --analyze` alone to analyze the latest command.',
  );
}

function needsWords(mode: Mode): boolean {
  return mode === 'wrap' || (OPTION_TABLE.find((row) => row.mode === mode)?.words?.startsWith('<') ?? false);
}

function missingWords(mode: Mode): Error {
  const usage = mode === 'wrap' ? USAGE : [usageOf(mode)];
  return usageError(
    'no command given.',
    `Usage: ${usage.join('\n       ')}\nRun \`ai-run --help\` for all options.`,
  );
}

function usageOf(mode: Mode): string {
  return `ai-run --${mode} ${OPTION_TABLE.find((row) => row.mode === mode)?.words ?? ''}`;
}
