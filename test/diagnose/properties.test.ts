import { cases } from 'virtual:pattern-cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnoseFailure } from '../../src/commands/diagnose-failure.js';
import { analyzeFailure } from '../../src/diagnose/analyze-failure.js';
import { builtInPatterns, builtInTables } from '../../src/diagnose/built-in-patterns.js';
import { exampleContext } from '../../src/diagnose/check-patterns.js';
import { compilePatternFile } from '../../src/diagnose/compile-patterns.js';
import { createExampleWorld } from '../../src/diagnose/example-world.js';
import { matchPatterns } from '../../src/diagnose/match-patterns.js';
import { ERROR_TYPES } from '../../src/model/diagnosis.js';
import { parseLine } from '../../src/shell/parse-line.js';

const examples = Object.entries(cases).flatMap(([id, each]) =>
  each.examples.map((example) => ({ id, example })),
);
const anExample = fc.constantFrom(...examples);
const hostile = fc.constantFrom(
  "'; rm -rf ~ #",
  '$(touch owned)',
  '`id`',
  '--force',
  '\u001b[31mred',
  'a b c',
  "it's",
  '"',
  '\\',
  '|| true',
  '> /etc/passwd',
  '名前',
);
const runs = { numRuns: 150 };

function match(example: (typeof examples)[number]['example']) {
  return matchPatterns(
    builtInPatterns(),
    exampleContext(example),
    createExampleWorld(example.world),
    builtInTables(),
  );
}

describe('the pattern engine', () => {
  it('Feature: shellpilot, Property 7: heuristic pattern matching always runs', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.integer({ min: 1, max: 255 }),
        (command, output, exit_code) => {
          const context = exampleContext({ command: command || 'x', output, exit_code });
          const { matches, notices } = matchPatterns(
            builtInPatterns(),
            context,
            createExampleWorld(),
            builtInTables(),
          );
          expect(notices).toEqual([]);
          expect(analyzeFailure(context, matches).analysis_method).toBe('Heuristic');
          expect(analyzeFailure(context, matches).root_cause).not.toBe('');
        },
      ),
      runs,
    );
  });

  it('Feature: shellpilot, Property 7: every failure is matched, and a model is told what was found', async () => {
    const regex = 'flux [0-9]+ is bent';
    const spec = { id: 'flux', error_type: 'Conflict', regex, confidence: 0.5, fixes: [] };
    const { patterns } = compilePatternFile('mine.yaml', JSON.stringify({ patterns: [spec] }), false);
    const deps = { env: {}, cwd: '/', home: '/root', platform: 'linux' } as const;
    await fc.assert(
      fc.asyncProperty(hostile, hostile, fc.nat(), fc.boolean(), async (before, after, number, asked) => {
        const output = `${before}\nflux ${number} is bent\n${after}`;
        const told: string[] = [];
        const { analysis } = await diagnoseFailure(exampleContext({ command: './tool run', output }), deps, {
          // Trusted, so that no clock cuts it off on a busy machine.
          userPatterns: patterns.map(({ pattern }) => ({ ...pattern, trusted: true })),
          ...(asked
            ? {
                improve: async (_, heuristic) => {
                  told.push(...heuristic.analysis.raw_patterns.map(({ pattern_id }) => pattern_id));
                  return { ...heuristic, notices: [] };
                },
              }
            : {}),
        });
        expect(analysis.raw_patterns.map(({ pattern_id }) => pattern_id)).toContain('flux');
        expect(told.includes('flux')).toBe(asked);
      }),
      runs,
    );
  });

  it('Feature: shellpilot, Property 9: a known pattern gives its error type', () => {
    fc.assert(
      fc.property(anExample, ({ id, example }) => {
        const found = match(example).matches.find((each) => each.pattern_id === id);
        const pattern = builtInPatterns()
          .find((each) => each.id === id)
          ?.load();
        expect(found?.error_type).toBe(pattern?.error_type);
        expect(ERROR_TYPES).toContain(found?.error_type);
        const analysis = analyzeFailure(exampleContext(example), found === undefined ? [] : [found]);
        expect(analysis.error_type).toBe(pattern?.error_type);
      }),
      { numRuns: 300 },
    );
  });

  it('Feature: shellpilot, Property 27: the same failure gives the same result', () => {
    fc.assert(
      fc.property(anExample, fc.string(), ({ example }, noise) => {
        const noisy = { ...example, output: `${example.output}\n${noise}` };
        const first = match(noisy);
        expect(match(noisy)).toEqual(first);
        const confidences = first.matches.map(({ confidence }) => confidence);
        expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
      }),
      runs,
    );
    const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 2 });
    fc.assert(
      fc.property(ids, (order) => {
        const context = exampleContext({ command: 'tool', output: 'the same' });
        const equal = {
          error_type: 'Unknown' as const,
          regex: 'same',
          confidence: 0.5,
          fixes: [],
          trusted: true,
        };
        const patterns = order.map((id) => ({ ...equal, id }));
        const { matches } = matchPatterns(patterns, context, createExampleWorld());
        expect(matches.map(({ pattern_id }) => pattern_id)).toEqual(order);
      }),
      runs,
    );
  });

  it('Feature: shellpilot, Property 29: a valid pattern of the user is loaded and used', () => {
    const slug = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(
        slug,
        slug,
        fc.constantFrom(...ERROR_TYPES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (id, word, type, confidence) => {
          const text = JSON.stringify({
            patterns: [
              {
                id,
                error_type: type,
                regex: `<${word}>`,
                confidence,
                fixes: [{ command: 'retry {original_command}', explanation: 'Again', risk: 'Medium' }],
              },
            ],
          });
          const { patterns, problems } = compilePatternFile('mine.yaml', text, false);
          expect(problems).toEqual([]);
          const context = exampleContext({ command: 'tool run', output: `x <${word}> y` });
          const { matches } = matchPatterns(
            patterns.map((each) => each.pattern),
            context,
            createExampleWorld(),
          );
          expect(matches[0]?.error_type).toBe(type);
          expect(matches[0]?.suggested_fixes[0]?.command).toBe('retry tool run');
        },
      ),
      runs,
    );
  });

  it('printed text stays one word: it never becomes a second command, an option or an escape code', () => {
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        const text = JSON.stringify({
          patterns: [
            {
              id: 'p',
              error_type: 'Unknown',
              regex: "bad '(?<bad>[^\\n]*)' end",
              confidence: 1,
              fixes: [{ command: 'fix {bad} done', explanation: 'x' }],
            },
          ],
        });
        const { patterns } = compilePatternFile('p.yaml', text, false);
        const context = exampleContext({ command: 'tool', output: `bad '${first}${second}' end` });
        const { matches } = matchPatterns(
          patterns.map((each) => each.pattern),
          context,
          createExampleWorld(),
        );
        for (const { command } of matches[0]?.suggested_fixes ?? []) {
          const [statement, ...more] = parseLine(command).commands;
          expect(more).toEqual([]);
          const node = statement?.command;
          if (node?.type !== 'Command') throw new Error(`no simple command: ${command}`);
          expect(node.args).toHaveLength(2);
          expect(node.redirects).toEqual([]);
          expect(node.args[0]?.type === 'Word' ? node.args[0].value : '').toBe(first + second);
          expect(command).not.toMatch(/[\u0000-\u001f]/);
          expect(first.startsWith('-')).toBe(false);
        }
      }),
      runs,
    );
  });

  it('cuts off a user regex with catastrophic backtracking on a megabyte and goes on', () => {
    const text = JSON.stringify({
      patterns: [
        { id: 'slow', error_type: 'Unknown', regex: '(a+)+$', confidence: 0.5, fixes: [] },
        { id: 'good', error_type: 'Unknown', regex: 'needle', confidence: 0.5, fixes: [] },
      ],
    });
    const { patterns } = compilePatternFile('mine.yaml', text, false);
    const trusted = patterns.map(({ pattern }) =>
      pattern.id === 'good' ? { ...pattern, trusted: true } : pattern,
    );
    const context = exampleContext({ command: 'x', output: `${'a'.repeat(1_000_000)}! needle` });
    const { matches, notices } = matchPatterns(trusted, context, createExampleWorld());
    expect(notices.join()).toContain("'slow' was skipped");
    expect(matches.map((each) => each.pattern_id)).toEqual(['good']);
  });
});
