import { expect, it } from 'vitest';
import { seenTable, wasShown } from '../../src/repair/seen-files.js';

const seen = [
  { path: 'a', sha256: '1' },
  { path: 'b', sha256: '2' },
  { path: 'a', sha256: '3' },
];

it('knows every hash that was handed out, for its own path only', () => {
  expect(wasShown(seen, 'a', '1')).toBe(true);
  expect(wasShown(seen, 'b', '1')).toBe(false);
});

it('tells which files changed after they were last shown', () => {
  const now: Record<string, string> = { a: '3', b: '9' };
  expect(seenTable(seen, (path) => now[path])).toEqual([
    { path: 'a', sha256: '3', changed_since: false },
    { path: 'b', sha256: '2', changed_since: true },
  ]);
});
