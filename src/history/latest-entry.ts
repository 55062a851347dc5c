import type { HistoryEntry } from './entry-schema.js';

/** What the log notes of a mode that looked at something and ran no command. */
export function visitNote(mode: string): string {
  return `${mode} mode`;
}

/** The latest run that is not itself an analysis or another look at what was recorded. */
export function latestRun(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  return entries.findLast((entry) => !isVisit(entry));
}

/** The latest run that failed. */
export function latestFailure(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  return entries.findLast((entry) => entry.exit_code !== 0 && !isVisit(entry) && isRun(entry));
}

function isVisit({ argv, notes }: HistoryEntry): boolean {
  const [first = '', second] = argv;
  return (
    /^[a-z-]{1,20} mode$/.test(notes ?? '') ||
    first === '--analyze' ||
    (/(^|\/)sai$/.test(first) && second === '--analyze')
  );
}

// A mode of ai-run that failed by itself ran no command.
function isRun(entry: HistoryEntry): boolean {
  return entry.failure !== undefined || entry.generated_command !== null || !entry.argv[0]?.startsWith('-');
}
