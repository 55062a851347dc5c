import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoTime } from '../../src/text/iso-time.js';

it('writes every time as Date does', () => {
  const min = Date.UTC(1000, 0, 1);
  const max = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
  fc.assert(
    fc.property(fc.integer({ min, max }), (ms) => {
      expect(isoTime(ms)).toBe(new Date(ms).toISOString());
    }),
    { numRuns: 2000 },
  );
});

it.each(['2000-02-29T00:00:00.000Z', '1900-03-01T12:00:00.001Z', '2026-12-31T23:59:59.999Z'])(
  'knows %s',
  (text) => {
    expect(isoTime(Date.parse(text))).toBe(text);
  },
);
