import { expect, it } from 'vitest';
import { latinKeys } from '../../src/text/keyboard-layouts.js';

it.each([
  ['пше ыефегы', 'git status'],
  ['ді -дф', 'ls -la'],
  ['γιτ βρανψη', 'git branch'],
  ['ןפ ש', 'ip a'],
  ['Ды', 'Ls'],
])('reads the keys of %s as %s', (typed, latin) => {
  expect(latinKeys(typed)).toBe(latin);
});

it('leaves Latin text and letters of no layout alone', () => {
  expect(latinKeys('git status')).toBeUndefined();
  expect(latinKeys('grep café')).toBeUndefined();
});
