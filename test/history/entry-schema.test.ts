import { expect, it } from 'vitest';
import { entrySchema } from '../../src/history/entry-schema.js';

const line = { ts: '2026-01-01T00:00:00.000Z', cwd: '/app', argv: ['make'], exit_code: 2 };

it('reads a line of an older version by defaults', () => {
  expect(entrySchema.parse(line)).toMatchObject({ confirm: false, scope: null, peek_files: [] });
});

it('keeps the fields of a newer version', () => {
  expect(entrySchema.parse({ ...line, colour: 'red' })).toMatchObject({ colour: 'red' });
});

it('drops an optional field that makes no sense, and keeps the line', () => {
  const read = entrySchema.parse({ ...line, tokens: 'many', error_type: 'NoSuchType', failure: 7 });
  expect([read.tokens, read.error_type, read.failure]).toEqual([undefined, undefined, undefined]);
});

it.each([{ ts: 1 }, { argv: 'make' }, { exit_code: 'two' }, { exit_code: 1.5 }])(
  'refuses a line with %j',
  (part) => {
    expect(entrySchema.safeParse({ ...line, ...part }).success).toBe(false);
  },
);
