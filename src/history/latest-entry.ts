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
  return entries.findLast((entry) => entry.exit_code !== 0 && ranCommand(entry));
}

function isVisit({ argv, notes }: HistoryEntry): boolean {
  const [first = '', second] = argv;
  return (
    /^[a-z-]{1,20} mode$/.test(notes ?? '') ||
    first === '--analyze' ||
    (/(^|\/)sai$/.test(first) && second === '--analyze')
  );
}

/** Whether a line stands for a command that ran: no look at the log, and no mode of ai-run that failed by itself. */
export function ranCommand(entry: HistoryEntry): boolean {
  return !isVisit(entry) && isRun(entry);
}

// A mode of ai-run that failed by itself ran no command.
function isRun(entry: HistoryEntry): boolean {
  const { failure, generated_command, duration_ms, argv } = entry;
  const ended = failure !== undefined || duration_ms !== undefined;
  return ended || generated_command !== null || !argv[0]?.startsWith('-');
}
