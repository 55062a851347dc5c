import { editDistance } from './edit-distance.js';

/** How near names are chosen: at most `max`, and none farther than the cut-off for the word's length. */
export interface NearestOptions {
  readonly max?: number;
  /** Names that win a tie, best first: well-known programs before obscure ones. */
  readonly preferred?: readonly string[];
  /** Accept a name that begins with what was typed (`app-l` → `app-list`). */
  readonly prefix?: boolean;
  /** Accept a name one part of which was mistyped alone (`extnsion` → `prepare_extension`), if nothing is nearer. */
  readonly parts?: boolean;
}

interface Scored {
  readonly name: string;
  readonly score: number;
}

/** The real names nearest to a mistyped one, nearest first; never the word itself. */
export function nearestNames(
  typed: string,
  names: Iterable<string>,
  options: NearestOptions = {},
): readonly string[] {
  const rank = new Map((options.preferred ?? []).map((name, index) => [name, index] as const));
  const scored: Scored[] = [];
  for (const name of new Set(names)) {
    const score =
      nameScore(typed, name, options.prefix ?? true) ?? (options.parts ? partScore(typed, name) : undefined);
    if (score !== undefined) scored.push({ name, score: score - preference(rank, name) });
  }
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  const best = scored[0]?.score ?? 0;
  return scored
    .filter((entry) => entry.score <= best + (typed.replace(/^--?/, '').length <= 3 ? 0.6 : 1))
    .slice(0, options.max ?? 3)
    .map((entry) => entry.name);
}

/** The same names, the near ones first and nearest first; among equals and among the far ones their order stays. */
export function nearestFirst(typed: string, names: readonly string[]): readonly string[] {
  const scores = new Map(names.map((name) => [name, nameScore(typed, name, true) ?? Infinity] as const));
  const score = (name: string): number => scores.get(name) ?? Infinity;
  return [...names].sort((a, b) => (score(a) === score(b) ? 0 : score(a) - score(b)));
}

/** The greatest distance at which two words may still be one word mistyped. */
function distanceCutoff(length: number): number {
  if (length <= 2) return 1;
  if (length <= 5) return 2;
  return length <= 9 ? 3 : 4;
}

function nameScore(typed: string, name: string, prefix: boolean): number | undefined {
  if (name === typed || name === '') return undefined;
  if (name.toLowerCase() === typed.toLowerCase()) return 0.1;
  if (squash(name) === squash(typed)) return 0.3;
  if (/^-\w$/.test(typed) && /^-\w$/.test(name)) return undefined; // another letter is another option
  if (/^--\w/.test(typed) && /^-\w{1,3}$/.test(name)) return undefined;
  if (!partsNear(typed, name, prefix)) return undefined;
  const cutoff = distanceCutoff(Math.max(typed.length, name.length) - sharedDashes(typed, name));
  const isPrefix = prefix && typed.length >= 2 && name.startsWith(typed);
  if (Math.abs(name.length - typed.length) > cutoff) {
    if (isPrefix) return 1.5;
    return prefix && mistypedStart(typed, name) ? 2.5 : undefined;
  }
  const distance = editDistance(typed, name);
  if (isPrefix) return Math.min(distance, 1.5);
  if (prefix && typed.length >= 4 && name.endsWith(typed)) return Math.min(distance, 1.6);
  const half = distance >= 3 && Math.max(typed.length, name.length) - sharedDashes(typed, name) <= 6;
  if (half && !sameLetters(typed, name)) return undefined; // half of a short word: another word
  if (distance > cutoff || distance >= typed.length || distance >= name.length) return undefined;
  if (distance >= 2 && !sameLetters(typed, name) && isOtherWord(typed, name, distance)) return undefined;
  const leftOut = holdsInOrder(name, typed) ? 0.1 : 0;
  return distance - (sameLetters(typed, name) ? 0.4 : leftOut) + (typed[0] === name[0] ? 0 : 0.3);
}

/** Words of a few letters with several differences are two words where half of the letters or the first ones differ. */
function isOtherWord(typed: string, name: string, distance: number): boolean {
  if (distance >= 3 && 2 * distance >= Math.max(typed.length, name.length)) return true;
  if (typed.length <= 3) return true;
  if (typed[0] === name[0] || typed.length > 6) return false;
  return typed.length === 4 || (typed[0] !== name[1] && typed[1] !== name[0]);
}

/** A long word that is one part of a name, give or take a letter. */
function partScore(typed: string, name: string): number | undefined {
  const parts = name.split(/[-_:.]/).filter((part) => part.length >= 5);
  return typed.length >= 5 &&
    name.length > typed.length + 1 &&
    parts.some((part) => editDistance(typed, part) <= 1)
    ? 3
    : undefined;
}

/** Of two paths each part must be near by itself: `origin/f` is not `origin/main`, however much they share. */
function partsNear(typed: string, name: string, prefix: boolean): boolean {
  const [parts, others] = [typed.split('/'), name.split('/')];
  if (parts.length === 1 || parts.length !== others.length) return true;
  return parts.every((part, index) => {
    const other = others[index] ?? '';
    return part === other || nameScore(part, other, prefix) !== undefined;
  });
}

/** Letters left out are a likelier slip than other ones typed: `rn` is `run` before it is `rm`. */
function holdsInOrder(name: string, letters: string): boolean {
  let next = 0;
  for (const letter of name) if (letter === letters[next]) next++;
  return next === letters.length;
}

/** The dashes of two long options say nothing about how alike they are. */
function sharedDashes(typed: string, name: string): number {
  return typed.startsWith('--') && name.startsWith('--') ? 2 : 0;
}

/** Long options may be cut short, so a mistyped beginning of one is near, too (`--numerc` of `--numeric-sort`). */
function mistypedStart(typed: string, name: string): boolean {
  if (!typed.startsWith('--') || typed.length < 6) return false;
  return [-1, 0, 1].some((more) => editDistance(typed, name.slice(0, typed.length + more)) <= 1);
}

function preference(rank: ReadonlyMap<string, number>, name: string): number {
  const place = rank.get(name);
  return place === undefined ? 0 : 0.5 - Math.min(place, 400) / 2000;
}

function squash(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ .]/g, '');
}

function sameLetters(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}
