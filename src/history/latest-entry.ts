import type { HistoryEntry } from './entry-schema.js';

/** The latest run that is not itself an analysis. */
export function latestRun(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  return entries.findLast((entry) => !isAnalysis(entry));
}

/** The latest run that failed. */
export function latestFailure(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  return entries.findLast((entry) => entry.exit_code !== 0 && !isAnalysis(entry) && isRun(entry));
}

function isAnalysis({ argv, notes }: HistoryEntry): boolean {
  const [first = '', second] = argv;
  return (
    notes === 'analyze mode' || first === '--analyze' || (/(^|\/)sai$/.test(first) && second === '--analyze')
  );
}

// A mode of ai-run that failed by itself ran no command.
function isRun(entry: HistoryEntry): boolean {
  return entry.failure !== undefined || entry.generated_command !== null || !entry.argv[0]?.startsWith('--');
}
