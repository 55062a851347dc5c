import { plainText } from '../context/plain-text.js';
import { createRedactor } from '../context/redact.js';
import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import { commandOf } from '../history/describe-entry.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { latestFailure } from '../history/latest-entry.js';
import type { Invocation } from '../model/invocation.js';
import { renderRepairHandoff, repairRecordSchema } from '../repair/repair-record.js';
import { escapeControls } from '../text/escape-controls.js';
import { code, type Handoff, renderHandoff } from '../ui/render-handoff.js';
import { readHistory } from './read-history.js';
import { recordVisit } from './record-visit.js';

const EARLIER = 5;

/** Prints the latest failure as Markdown, redacted, to paste to a colleague or another assistant. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  return recordVisit(invocation, deps, async () => {
    deps.stdout.write(handoffOf(deps));
    return 0;
  });
}

function handoffOf(deps: Deps): string {
  const entries = readHistory(deps);
  const entry = latestFailure(entries);
  if (entry === undefined) {
    throw new AiRunError('No failure is recorded yet.', {
      exitCode: EXIT.noHistory,
      hint: 'Run a command through ai-run first.',
    });
  }
  const markdown = renderHandoff(toHandoff(entry, attempts(entries, entry))) + repairPart(entry);
  return createRedactor({ env: deps.env }).redact(markdown);
}

/** What a repair came to, where the failure is the end of one. */
function repairPart(entry: HistoryEntry): string {
  const repair = repairRecordSchema.safeParse(entry.repair);
  return repair.success ? `\n${renderRepairHandoff(repair.data)}\n` : '';
}

function toHandoff(entry: HistoryEntry, tried: readonly string[]): Handoff {
  const { failure, signal, root_cause } = entry;
  const outputs: [string, string][] = [
    [failure?.merged ? 'Output' : 'Standard output', plainText(failure?.stdout ?? '')],
    ['Error output', plainText(failure?.stderr ?? '')],
  ];
  return {
    command: commandOf(entry),
    exit_code: entry.exit_code,
    when: entry.ts,
    cwd: entry.cwd,
    environment: Object.entries(entry.environment ?? {})
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [name.replaceAll('_', ' '), value === true ? 'yes' : String(value)]),
    outputs: outputs.filter(([, text]) => text.trim() !== ''),
    tried,
    repaired: entry.repair !== undefined,
    ...(signal === undefined ? {} : { signal }),
    ...(root_cause === undefined ? {} : { cause: root_cause }),
  };
}

/** How an accepted fix ended, in words for who was not there. */
const OUTCOME_WORDS: Readonly<Record<NonNullable<HistoryEntry['outcome']>, string>> = {
  fixed: 'fixed',
  'still-failing': 'run, the command still failed',
  'fix-failed': 'run, it failed itself',
  'not-rerun': 'accepted, its outcome is not known',
  declined: 'declined',
  'no-fix': 'accepted, its outcome is not known',
};

/** What was offered and chosen for this failure, and for the same command shortly before. */
function attempts(entries: readonly HistoryEntry[], latest: HistoryEntry): string[] {
  const same = entries.filter((entry) => commandOf(entry) === commandOf(latest) && entry.cwd === latest.cwd);
  const accepted = same.filter((entry) => entry.accepted !== undefined).slice(-EARLIER);
  const offered = (latest.fixes ?? []).filter((fix) => fix.command !== latest.accepted);
  return [
    ...accepted.map(
      (entry) =>
        `${code(entry.accepted ?? '')}: ${OUTCOME_WORDS[entry.outcome ?? 'not-rerun']} (${escapeControls(entry.ts)})`,
    ),
    ...offered.map((fix) => `${code(fix.command)}: offered, not run`),
  ];
}
