import { expect, it } from 'vitest';
import { entrySchema } from '../../src/history/entry-schema.js';
import { makeEntry } from '../../src/history/make-entry.js';

const known = { ts: '2026-01-01T00:00:00.000Z', cwd: '/app', argv: ['true'], exit_code: 0 };

it('is a whole line of the format, which begins with its time', () => {
  const entry = makeEntry({ ...known, notes: 'why' });
  expect(entrySchema.parse(entry)).toEqual(entry);
  expect(JSON.stringify(entry)).toMatch(/^\{"ts":"/);
  expect(entry).toMatchObject({ notes: 'why', explain: false, generated_command: null, peek_files: [] });
});

it('cuts what would make an archive of the log', () => {
  const { argv } = makeEntry({
    ...known,
    argv: ['x'.repeat(9000), ...Array.from({ length: 900 }, () => 'y')],
  });
  expect(argv).toHaveLength(257);
  expect(argv[0]).toHaveLength(2049);
  expect(argv.at(-1)).toBe('…');
});
