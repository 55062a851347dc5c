import type { Deps } from '../deps.js';
import { commandOf } from '../history/describe-entry.js';
import type { HistoryEntry } from '../history/entry-schema.js';
import { searchEntries } from '../history/search-entries.js';
import { type Summary, summarizeEntries } from '../history/summarize-entries.js';
import type { Invocation } from '../model/invocation.js';
import { repairRecordSchema } from '../repair/repair-record.js';
import { countOf } from '../text/count-of.js';
import { escapeControls } from '../text/escape-controls.js';
import { printableJson } from '../text/printable-json.js';
import { type CountedList, type HistoryRow, renderCounts, renderHistory } from '../ui/render-history.js';
import { createStyle } from '../ui/style.js';
import { readHistory } from './read-history.js';
import { sayInterrupted } from './say-interrupted.js';

const SHOWN = 50;

/** Lists, searches or sums up the recorded runs, the newest at the end. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const query = [invocation.value ?? '', ...invocation.words].join(' ').trim();
  const entries = searchEntries(readHistory(deps), query);
  const summary = invocation.flags.stats ? summarizeEntries(entries) : undefined;
  if (invocation.flags.json) deps.stdout.write(printableJson(summary ?? { entries }));
  else if (entries.length === 0) deps.stderr.write(`${nothing(query)}\n`);
  else deps.stdout.write(summary ? renderSummary(summary, deps) : renderList(entries, deps));
  if (!invocation.flags.json) sayInterrupted(deps, createStyle(deps.stderr, deps));
  return 0;
}

function nothing(query: string): string {
  return query === '' ? 'No run is recorded yet.' : `No recorded run matches ${escapeControls(query)}.`;
}

function renderList(entries: readonly HistoryEntry[], deps: Deps): string {
  const style = createStyle(deps.stdout, deps);
  const shown = entries.slice(-SHOWN);
  const more = entries.length - shown.length;
  const head =
    more > 0 ? style.dim(`… ${more} earlier; narrow them with --history <query>, or use --json\n`) : '';
  return head + renderHistory(shown.map(toRow), style);
}

function toRow(entry: HistoryEntry): HistoryRow {
  const { error_type, accepted, outcome } = entry;
  const became =
    accepted === undefined ? '' : outcome === 'fixed' ? `fixed by ${accepted}` : `tried ${accepted}`;
  const note = [error_type === 'Unknown' ? undefined : error_type, became].filter(Boolean).join(', ');
  const row = { when: localTime(entry.ts), exit_code: entry.exit_code, command: commandOf(entry), note };
  return { ...row, below: changes(entry) };
}

/** The change sets of a repair, each with the option that takes it back and its files. */
function changes({ repair }: HistoryEntry): string[] {
  const { files = [] } = repairRecordSchema.safeParse(repair).data ?? {};
  return [...new Set(files.map(({ change }) => change))].map((id) => {
    const own = files.filter(({ change }) => change === id);
    const sizes = own.map(({ path, added, removed }) => `${path} +${added} -${removed}`);
    return `--undo ${id}: changed ${sizes.join(', ')}`;
  });
}

function localTime(ts: string): string {
  const date = new Date(ts);
  if (Number.isNaN(date.getTime())) return escapeControls(ts).slice(0, 16).padEnd(16);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

function renderSummary(summary: Summary, deps: Deps): string {
  const { runs, failures, since, fixes, tokens, cost } = summary;
  const spent = tokens > 0 ? `Model: ${tokens} tokens${cost > 0 ? `, cost ${cost.toFixed(4)}` : ''}\n` : '';
  const lists: CountedList[] = [
    { title: 'Commands that fail most', rows: summary.failing_commands },
    { title: 'Programs that fail most', rows: summary.failing_programs },
    { title: 'Kinds of failure', rows: summary.error_types },
    {
      title: 'Fixes accepted',
      rows: summary.accepted_fixes.map(({ name, count, worked }) => ({
        name,
        count,
        note: `${worked} worked`,
      })),
    },
  ];
  return [
    `Runs: ${runs}, of which ${failures} failed${since === null ? '' : `, since ${localTime(since)}`}\n`,
    `Fixes: offered ${countOf(fixes.offered, 'time')}, accepted ${fixes.accepted}, worked ${fixes.worked}\n`,
    spent,
    renderCounts(lists, createStyle(deps.stdout, deps)),
  ].join('');
}
