import { describe, expect, it } from 'vitest';
import { compilePatternFile } from '../../src/diagnose/compile-patterns.js';

const compile = (patterns: string, tool = ''): ReturnType<typeof compilePatternFile> =>
  compilePatternFile('x.yaml', `${tool}patterns:\n${patterns}`, false);
const row = (parts: string): string => `  - { error_type: Unknown, confidence: 0.5, fixes: [], ${parts} }\n`;

describe('compilePatternFile', () => {
  it('skips and names what is wrong, and keeps the rest', () => {
    const { patterns, problems } = compile(
      row('id: a, regex: x') +
        row('id: b, regex: "("') +
        row('regex: x') +
        row('id: a, regex: y') +
        row('id: c') +
        row('id: d, command: y'),
    );
    expect(patterns.map(({ pattern }) => pattern.id)).toEqual(['a', 'd']);
    expect(problems).toEqual([
      expect.stringMatching(/^x\.yaml: pattern 'b': regex: .*Invalid regular expression/),
      expect.stringMatching(/^x\.yaml: pattern 3: id: /),
      "x.yaml: pattern 'a': its id is used twice",
      "x.yaml: pattern 'c': it needs a regex or a command",
    ]);
  });

  it('a bad pattern does not take its id away from a good one', () => {
    const { patterns } = compile(row('id: a, regex: "("') + row('id: a, regex: x'));
    expect(patterns.map(({ pattern }) => pattern.regex)).toEqual(['x']);
  });

  it.each([
    ['not YAML', 'patterns: [\n', /^x\.yaml:\d+: not valid YAML/],
    ['no list', 'patterns: 3\n', /^x\.yaml: patterns: /],
    ['another key', 'patterns: []\nrules: []\n', /rules/],
  ])('a file that is %s gives one problem', (_name, text, problem) => {
    expect(compilePatternFile('x.yaml', text, false)).toEqual({
      patterns: [],
      problems: [expect.stringMatching(problem)],
    });
  });

  it.each([
    ['id: a, regex: x', ['git']],
    ['id: a, regex: x, tool: npm', ['npm']],
    ['id: a, regex: x, tool: any', undefined],
  ])('the tool of the file and { %s } give %j', (parts, tool) => {
    const { patterns } = compile(row(parts), 'tool: git\n');
    expect(patterns.map(({ pattern }) => pattern.tool)).toEqual([tool]);
  });

  it('trusts only what it is told to trust, and keeps the cases apart', () => {
    const { patterns } = compile(row('id: a, regex: x, examples: [{ command: a, output: x }]'));
    expect(patterns[0]?.pattern.trusted).toBe(false);
    expect(patterns[0]?.pattern).not.toHaveProperty('examples');
    expect(patterns[0]?.examples).toHaveLength(1);
  });
});
