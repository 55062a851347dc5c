import { expect, it } from 'vitest';
import { synonymsOf } from '../../../src/diagnose/sources/synonyms.js';

it('knows other words for a deed, and none for a word of its own', () => {
  expect(synonymsOf('uninstall')[0]).toBe('remove');
  expect(synonymsOf('update')).toEqual(['upgrade']);
  expect(synonymsOf('rebase')).toEqual([]);
});
