import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROVIDER_KEYS } from '../../../src/context/redact/provider-keys.js';

const rows = PROVIDER_KEYS.map((key) => [key.kind, key] as const);

it.each(rows)('every key of %s holds one of its hints', (_kind, { hints, body }) => {
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(`^(?:${body.source})$`)), (key) => {
      expect(hints.some((hint) => key.includes(hint))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it.each(rows)('every hint of %s stands in some key', (_kind, { hints, body }) => {
  const seen = new Set<string>();
  const keys = fc.sample(fc.stringMatching(new RegExp(`^(?:${body.source})$`)), { numRuns: 400, seed: 1 });
  for (const key of keys) for (const hint of hints) if (key.includes(hint)) seen.add(hint);
  expect([...seen].sort()).toEqual([...hints].sort());
});

it.each(rows)('%s is bounded, and its name fits into a placeholder', (kind, { body }) => {
  expect(body.source.replace(/\\./g, '')).not.toMatch(/[*+](?![^[]*\])|\{\d+,\}/);
  expect(kind).toMatch(/^[a-z][a-z0-9-]{2,40}$/);
});
