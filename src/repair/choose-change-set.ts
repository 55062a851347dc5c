import type { StoredChangeSet } from './change-set.js';

/** The set that is meant, or why none is; `others` are newer-first sets that could be taken back instead. */
export type Choice =
  | { readonly kind: 'chosen'; readonly stored: StoredChangeSet }
  | { readonly kind: 'none' | 'unknown' | 'ambiguous'; readonly others: readonly StoredChangeSet[] };

/** Picks a change set by its id or a part of it; without one the newest that changed something, taken back or not. */
export function chooseChangeSet(newestFirst: readonly StoredChangeSet[], wanted: string | undefined): Choice {
  const others = openSets(newestFirst);
  if (wanted === undefined) {
    const stored = newestFirst.find(({ state }) => state.state !== 'rolled-back');
    return stored ? { kind: 'chosen', stored } : { kind: 'none', others };
  }
  const matches = newestFirst.filter(
    ({ set }) => set.id === wanted || (wanted.length >= 4 && set.id.includes(wanted)),
  );
  const [stored, ...more] = matches;
  if (!stored) return { kind: 'unknown', others };
  return more.length > 0 ? { kind: 'ambiguous', others: matches } : { kind: 'chosen', stored };
}

/** The sets that are not taken back yet. */
export function openSets(sets: readonly StoredChangeSet[]): StoredChangeSet[] {
  return sets.filter(({ state }) => state.state === 'applied' || state.state === 'prepared');
}

/** Sets made after this one that changed one of its files and still stand: they must be taken back first. */
export function laterSets(
  newestFirst: readonly StoredChangeSet[],
  stored: StoredChangeSet,
): StoredChangeSet[] {
  const paths = new Set(stored.set.files.map(({ path }) => path));
  return openSets(newestFirst).filter(
    ({ set }) => set.id > stored.set.id && set.files.some(({ path }) => paths.has(path)),
  );
}
