import { describe, expect, it } from 'vitest';
import { sedDelimiter } from '../../src/diagnose/sed-delimiter.js';

describe('sedDelimiter', () => {
  it.each([
    ["sed 's/usr/bin/opt/bin/' f", "sed 's|usr/bin|opt/bin|' f"],
    ["sed -i 's/foo/\\/usr/bin/g' f", "sed -i 's|foo|/usr/bin|g' f"],
    ["sed 's/\\/usr/bin/opt/' f", "sed 's|/usr/bin|opt|' f"],
    ["sed 's/PREFIX//usr/local/' f", "sed 's|PREFIX|/usr/local|' f"],
    ["sed 's//usr/bin//opt/bin/' f", "sed 's|/usr/bin|/opt/bin|' f"],
    ["sed 's/HOST/http://h/p/' f", "sed 's|HOST|http://h/p|' f"],
    ["sed 's/price/a/$1/b/' f", "sed 's|price/a|$1/b|' f"],
  ])('turns %s into %s', (typed, mended) => {
    expect(sedDelimiter(typed)).toBe(mended);
  });

  it.each(["sed 's/a/b/c/' f", "sed 's/\\/a/b/\\/c/' f", "sed 's/a|b/c/d/e/' f"])(
    'leaves %s alone',
    (typed) => {
      expect(sedDelimiter(typed)).toBeUndefined();
    },
  );
});
