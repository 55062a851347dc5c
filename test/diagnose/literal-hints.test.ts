import { cases } from 'virtual:pattern-cases';
import { expect, it } from 'vitest';
import { builtInPatterns } from '../../src/diagnose/built-in-patterns.js';
import { literalHints } from '../../src/diagnose/literal-hints.js';

it.each([
  ['Permission denied|EACCES', ['permission denied', 'eacces']],
  ["git: '(?<bad>[^']+)' is not a git command", ["' is not a git command"]],
  ['a (?:long one|short) z', ['long one', 'short']],
  ['(?:maybe )?surely', ['surely']],
  ['(?:no such file|not found)+', ['no such file', 'not found']],
  ['colou?r is wrong', ['r is wrong']],
  ['ab+cdef', ['cdef']],
  ['x{2}yz and more', ['yz and more']],
  ['(?=ahead)here (?!not)', ['here ']],
  ['(?<!not )found', ['found']],
  ['\\.git\\/config', ['.git/config']],
])('%s', (source, hints) => {
  expect(literalHints(source)).toEqual(hints);
});

it.each([['Permission denied|\\d+'], ['\\w+: \\d'], ['(?:denied)?'], ['(?:a|denied)'], ['[denied]'], ['ab']])(
  '%s has none',
  (source) => {
    expect(literalHints(source)).toBeUndefined();
  },
);

it('never hides a match: every recorded output of a pattern has one of its hints', () => {
  const byId = new Map(builtInPatterns().map((pattern) => [pattern.id, pattern.load()]));
  let hinted = 0;
  for (const [id, { examples }] of Object.entries(cases)) {
    const { regex, hints, ignore_case } = byId.get(id) ?? {};
    if (regex === undefined || hints === undefined) continue;
    hinted += 1;
    for (const { output = '' } of examples) {
      const found = new RegExp(regex, ignore_case ? 'im' : 'm').exec(output)?.[0].toLowerCase();
      if (found !== undefined) expect(hints.some((hint) => found.includes(hint))).toBe(true);
    }
  }
  expect(hinted).toBeGreaterThan(300);
});
