import fc from 'fast-check';
import { expect, it } from 'vitest';
import { untranslateNewlines } from '../../src/run/untranslate-newlines.js';

it('undoes what a terminal does to newlines, whatever was printed', () => {
  const text = fc.array(fc.constantFrom('\n', '\r', '\r\n', 'a', '\x1b[K', 'ü', '\0'), { maxLength: 60 });
  fc.assert(
    fc.property(text, (parts) => {
      const printed = parts.join('');
      const translated = Buffer.from(printed.replaceAll('\n', '\r\n'));
      expect(untranslateNewlines(translated).toString()).toBe(printed);
    }),
  );
});
