import { describe, expect, it } from 'vitest';
import { checkPattern, exampleContext } from '../../src/diagnose/check-patterns.js';
import { compilePatternFile } from '../../src/diagnose/compile-patterns.js';

/** What is said about one pattern that repairs `no x`, with these cases. */
const problems = (cases: string): readonly string[] => {
  const text = `
patterns:
  - id: no_x
    error_type: Unknown
    confidence: 0.9
    regex: '^no (?<x>\\w+)'
    explain: There is no {x}.
    fixes:
      - { command: 'make {x}', explanation: Make it. }
      - { command: 'get {x}', explanation: Get it. }
${cases}`;
  const { patterns } = compilePatternFile('x.yaml', text, true);
  return patterns.flatMap((each) => checkPattern(each, {}));
};

describe('checkPattern', () => {
  it.each([
    `    examples: [{ command: a, output: no y, fix: make y, cause: no y }]`,
    `    examples: [{ command: a, output: no y, fixes: [make y, get y] }]`,
    `    examples: [{ command: a, output: no y }]\n    ignores: [{ command: a, output: yes y }]`,
  ])('nothing is wrong: %s', (cases) => {
    expect(problems(cases)).toEqual([]);
  });

  it.each([
    [`    examples: [{ command: a, output: yes y }]`, 'no_x: example 1 does not match: a'],
    [
      `    examples: [{ command: a, output: no y, fix: get y }]`,
      "gives 'make y', 'get y', not first 'get y'",
    ],
    [`    examples: [{ command: a, output: no y, fixes: [make y] }]`, "not 'make y'"],
    [`    examples: [{ command: a, output: no y, fixes: [] }]`, 'not no fix'],
    [`    examples: [{ command: a, output: no y, cause: some z }]`, "which lacks 'some z'"],
    [
      `    ignores: [{ command: a, output: x }, { command: b, output: no y }]`,
      'counter-example 2 matches, and must not: b',
    ],
  ])('%s: %s', (cases, problem) => {
    expect(problems(cases)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('exampleContext', () => {
  it.each([
    ['stdout', { stdout: 'x', stderr: '' }],
    ['stderr', { stdout: '', stderr: 'x' }],
    [undefined, { stdout: '', stderr: 'x' }],
  ] as const)('puts the output on %s', (stream, expected) => {
    expect(exampleContext({ command: 'a', output: 'x', stream })).toMatchObject(expected);
  });
});
