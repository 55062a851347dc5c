import { expect, test } from 'vitest';
import { parseYaml } from '../../src/config/parse-yaml.js';

test('text is read as plain data', () => {
  expect(parseYaml('ai:\n  enabled: true\n')).toEqual({ ok: true, value: { ai: { enabled: true } } });
  expect(parseYaml('')).toEqual({ ok: true, value: undefined });
  expect(parseYaml('\uFEFFa: 1')).toEqual({ ok: true, value: { a: 1 } });
});

test('a date is text, and merge keys work', () => {
  expect(parseYaml('a: 2024-10-21\nb: &x {c: 1}\nd: {<<: *x}')).toEqual({
    ok: true,
    value: { a: '2024-10-21', b: { c: 1 }, d: { c: 1 } },
  });
});

test.each([
  ['a: [1, 2\nb: 3', 2],
  ['a: 1\nb: "never closed', 2],
  ['a: 1\n\tb: 2', 2],
  ['a: 1\na: 2', 2],
])('bad text is a value with its line: %j', (text, line) => {
  const parsed = parseYaml(text);
  expect(parsed).toMatchObject({ ok: false, line });
  expect(!parsed.ok && parsed.reason.length).toBeGreaterThan(0);
});

test('a tag that would run code is refused', () => {
  expect(parseYaml('a: !!js/function "function(){}"').ok).toBe(false);
});
