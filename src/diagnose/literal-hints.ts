import { readUnit } from './read-regex-unit.js';

/** Shorter texts stand in every output. */
const LEAST = 3;

/**
 * Texts of which every match of the regex contains at least one, in lower case; undefined where none are certain.
 * Looking for them first spares most outputs the regex itself.
 */
export function literalHints(source: string): readonly string[] | undefined {
  const { hints, end } = readAlternatives(source, 0);
  return end < source.length ? undefined : hints?.map((hint) => hint.toLowerCase());
}

interface Reading {
  readonly hints: readonly string[] | undefined;
  readonly end: number;
}

/** Alternatives up to the bracket that closes them: each must give a hint, or there is none. */
function readAlternatives(source: string, start: number): Reading {
  let hints: readonly string[] | undefined = [];
  let at = start;
  for (;;) {
    const one = readSequence(source, at);
    hints = hints === undefined || one.hints === undefined ? undefined : [...hints, ...one.hints];
    if (source[one.end] !== '|') return { hints, end: one.end };
    at = one.end + 1;
  }
}

/** One alternative: the best of its literal runs and of the groups that cannot be left out. */
function readSequence(source: string, start: number): Reading {
  let best: readonly string[] | undefined;
  let run = '';
  const offer = (hints: readonly string[] | undefined): void => {
    if (hints !== undefined && worth(hints) > worth(best)) best = hints;
  };
  const endRun = (): void => {
    if (run.length >= LEAST) offer([run]);
    run = '';
  };
  let at = start;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const unit = readUnit(source, at);
    const group = unit.kind === 'open' ? readAlternatives(source, unit.end) : undefined;
    const end = group === undefined ? unit.end : group.end + 1;
    const optional = /^[?*{]/.test(source.slice(end, end + 1));
    const repeated = source[end] === '+';
    if (unit.kind === 'char' && !optional) run += unit.text;
    if (unit.kind !== 'char' || optional || repeated) endRun();
    if (group !== undefined && !optional && unit.captures) offer(group.hints);
    at = end;
  }
  endRun();
  return { hints: best, end: at };
}

/** Long texts are rare in other outputs; the shortest of a set counts. */
function worth(hints: readonly string[] | undefined): number {
  return hints === undefined || hints.length === 0 ? 0 : Math.min(...hints.map(({ length }) => length));
}
