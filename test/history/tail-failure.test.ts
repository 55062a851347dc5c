import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../src/context/redact.js';
import { tailFailure } from '../../src/history/tail-failure.js';

const size = (parts: readonly string[]) => Buffer.byteLength(parts.join(''));

test('whatever a command prints, its line stays within 8 KiB and keeps the ends', () => {
  const text = fc
    .tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 1, max: 900 }))
    .map(([unit, times]) => `${unit.repeat(times)}\nlast line`);
  fc.assert(
    fc.property(text, text, fc.string({ maxLength: 4000 }), (stdout, stderr, command) => {
      const kept = tailFailure({ command, stdout, stderr, merged: false }, (plain) => plain);
      // A character that was cut may grow by its replacement mark.
      expect(size([kept.command, kept.stdout, kept.stderr])).toBeLessThanOrEqual(8192 + 8);
      expect(kept.stderr.endsWith('last line')).toBe(true);
      expect(kept.stdout.endsWith('last line')).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a secret that lies across the cut is masked before anything is cut', () => {
  const { redact } = createRedactor({ env: {} });
  for (let before = 8100; before < 8200; before += 7) {
    const stderr = `password=hunter2secret${'\n'.padEnd(before, 'x')}`;
    const kept = tailFailure({ command: 'x', stdout: '', stderr, merged: false }, redact);
    expect(kept.stderr).not.toMatch(/unter2|secret/);
  }
});
