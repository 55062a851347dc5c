import { describe, expect, it } from 'vitest';
import { findProviderKeys } from '../../../src/context/redact/find-provider-keys.js';
import { found, kinds } from './found.js';

const key = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';

describe('findProviderKeys', () => {
  it.each([
    ['alone', key, key],
    ['in quotes', `"${key}",`, key],
    ['behind an escape of quoted output', `"a\\n${key}"`, key],
    ['with a tail that its format does not have', `${key}_and-more.`, `${key}_and-more`],
  ])('a key %s', (_name, text, secret) => {
    expect(found(findProviderKeys, text)).toEqual([secret]);
  });

  it('finds each of several, with its issuer', () => {
    const text = `${key} AKIAIOSFODNN7EXAMPLE ${key}`;
    expect(kinds(findProviderKeys, text).sort()).toEqual(['aws-access-key', 'github-token', 'github-token']);
  });

  it.each([`x${key}`, 'ghp_tooshort', 'task-management-of-many-things', 'flask-cors'])(
    'the middle of a word is no key: %s',
    (text) => {
      expect(found(findProviderKeys, text)).toEqual([]);
    },
  );
});
