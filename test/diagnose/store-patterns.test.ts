import { expect, it } from 'vitest';
import { compileLibrary } from '../../src/diagnose/compile-library.js';
import { openStore, storePatterns } from '../../src/diagnose/store-patterns.js';

const patterns = compileLibrary('patterns').patterns.map(({ pattern }) => pattern);
const store = storePatterns(patterns);

it('keeps every pattern of the library as it is, in its order', () => {
  const opened = openStore(store);
  expect(opened.map((each) => each.load())).toEqual(JSON.parse(JSON.stringify(patterns)));
  expect(opened.map(({ id }) => id)).toEqual(patterns.map(({ id }) => id));
});

it('shows at the gate what the pattern itself says', () => {
  for (const gate of openStore(store)) {
    const { id, tool, exit_codes, stream, hints } = gate.load();
    expect(gate).toMatchObject(JSON.parse(JSON.stringify({ id, tool, exit_codes, stream, hints })));
  }
});

it('is plain ASCII', () => {
  expect(/^[\x00-\x7f]*$/.test(store.lines)).toBe(true);
  expect(patterns.some((pattern) => /[^\x00-\x7f]/.test(JSON.stringify(pattern)))).toBe(true);
});
