/** A piece of text that is a secret, and the kind that its placeholder names. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** Finds secrets of one sort in a text, in linear time. */
export type Finder = (text: string) => readonly Span[];

/** Joins overlapping spans, so that no part of a secret is left over; the widest span gives the kind, else the first. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { ...last, end: span.end };
  }
  return merged;
}

/** Cuts the holes out of the spans; both lists are sorted and free of overlaps. */
export function subtractSpans(spans: readonly Span[], holes: readonly Span[]): Span[] {
  const left: Span[] = [];
  let first = 0;
  for (const span of spans) {
    while (first < holes.length && (holes[first]?.end ?? 0) <= span.start) first++;
    let start = span.start;
    for (let at = first; at < holes.length; at++) {
      const hole = holes[at];
      if (hole === undefined || hole.start >= span.end) break;
      if (hole.start > start) left.push({ ...span, start, end: hole.start });
      start = Math.max(start, hole.end);
    }
    if (start < span.end) left.push({ ...span, start });
  }
  return left;
}
