import { expect, it } from 'vitest';
import { namesInstead, synonymsOf } from '../../../src/diagnose/sources/synonyms.js';

it('knows other words for a deed, and none for a word of its own', () => {
  expect(synonymsOf('uninstall')[0]).toBe('remove');
  expect(synonymsOf('update')).toEqual(['upgrade']);
  expect(synonymsOf('rebase')).toEqual([]);
});

it('finds the name that a tool has for a deed, mistyped or not', () => {
  expect(namesInstead('uninstall', ['install', 'remove'])).toEqual(['remove']);
  expect(namesInstead('uninstal', ['install', 'remove'])).toEqual(['remove']);
  expect(namesInstead('udpate', ['update', 'upgrade'])).toEqual([]);
  expect(namesInstead('zzqq', ['update', 'upgrade'])).toEqual([]);
});
