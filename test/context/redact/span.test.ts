import { describe, expect, it } from 'vitest';
import { mergeSpans, type Span, subtractSpans } from '../../../src/context/redact/span.js';

const span = (start: number, end: number, kind = 'x'): Span => ({ start, end, kind });

describe('mergeSpans', () => {
  it.each([
    ['neighbours stay apart', [span(3, 5, 'b'), span(0, 3, 'a')], [span(0, 3, 'a'), span(3, 5, 'b')]],
    ['overlapping ones become one', [span(0, 4, 'a'), span(2, 6, 'b')], [span(0, 6, 'a')]],
    ['of one start the widest names the kind', [span(0, 2, 'a'), span(0, 6, 'b')], [span(0, 6, 'b')]],
    ['one inside another is gone', [span(0, 9, 'a'), span(2, 4, 'b')], [span(0, 9, 'a')]],
    ['a chain becomes one', [span(0, 3), span(2, 5), span(4, 8)], [span(0, 8)]],
  ])('%s', (_name, spans, merged) => {
    expect(mergeSpans(spans)).toEqual(merged);
  });

  it('does not change the list that it was given', () => {
    const spans = [span(3, 5), span(0, 4)];
    mergeSpans(spans);
    expect(spans).toEqual([span(3, 5), span(0, 4)]);
  });
});

describe('subtractSpans', () => {
  it.each([
    ['a hole inside parts a span', [span(0, 9)], [span(3, 5)], [span(0, 3), span(5, 9)]],
    ['a hole over the start', [span(2, 9)], [span(0, 4)], [span(4, 9)]],
    ['a hole over the end', [span(2, 9)], [span(7, 12)], [span(2, 7)]],
    ['a hole over all of it', [span(2, 9)], [span(2, 9)], []],
    ['one hole over two spans', [span(0, 4), span(5, 9)], [span(2, 7)], [span(0, 2), span(7, 9)]],
    ['holes that only touch', [span(2, 4)], [span(0, 2), span(4, 6)], [span(2, 4)]],
    ['no hole', [span(2, 4)], [], [span(2, 4)]],
  ])('%s', (_name, spans, holes, left) => {
    expect(subtractSpans(spans, holes)).toEqual(left);
  });
});
