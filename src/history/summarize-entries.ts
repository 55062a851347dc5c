import { commandOf, programOf } from './describe-entry.js';
import type { HistoryEntry } from './entry-schema.js';
import { ranCommand } from './latest-entry.js';

/** How often something occurred. */
export interface Count {
  readonly name: string;
  readonly count: number;
}

/** The log in numbers. */
export interface Summary {
  readonly runs: number;
  readonly failures: number;
  readonly since: string | null;
  readonly failing_commands: readonly Count[];
  readonly failing_programs: readonly Count[];
  readonly error_types: readonly Count[];
  readonly fixes: { readonly offered: number; readonly accepted: number; readonly worked: number };
  readonly accepted_fixes: readonly (Count & { readonly worked: number })[];
  readonly tokens: number;
  readonly cost: number;
}

const TOP = 10;

/** Sums up the commands of the log: what fails, why, which fixes were accepted and whether they worked. */
export function summarizeEntries(entries: readonly HistoryEntry[]): Summary {
  const runs = entries.filter(ranCommand);
  const failed = runs.filter((entry) => entry.exit_code !== 0);
  const accepted = entries.filter((entry) => entry.accepted !== undefined);
  const worked = accepted.filter((entry) => entry.outcome === 'fixed');
  return {
    runs: runs.length,
    failures: failed.length,
    since: runs[0]?.ts ?? null,
    failing_commands: top(failed.map(commandOf)),
    failing_programs: top(failed.map((entry) => programOf(commandOf(entry)))),
    error_types: top(entries.flatMap((entry) => entry.error_type ?? [])),
    fixes: {
      offered: entries.filter((entry) => (entry.fixes?.length ?? 0) > 0).length,
      accepted: accepted.length,
      worked: worked.length,
    },
    accepted_fixes: top(accepted.flatMap((entry) => entry.accepted ?? [])).map((fix) => ({
      ...fix,
      worked: worked.filter((entry) => entry.accepted === fix.name).length,
    })),
    tokens: sum(entries.map((entry) => entry.tokens)),
    cost: sum(entries.map((entry) => entry.cost)),
  };
}

function top(names: readonly string[]): Count[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts].map(([name, count]) => ({ name, count }));
  return all.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, TOP);
}

function sum(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}
