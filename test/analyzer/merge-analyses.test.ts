import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ModelAnalysis, mergeAnalyses } from '../../src/analyzer/merge-analyses.js';
import { heuristicProposals, noProposals, proposed } from './heuristic-proposals.js';

function model(confidence: number, ...commands: string[]): ModelAnalysis {
  return {
    root_cause: 'the model says',
    error_type: 'ConfigurationError',
    confidence,
    withheld: [],
    fixes: commands.map((command) => proposed(command, { source: 'ai', explanation: 'by the model' })),
  };
}

describe('mergeAnalyses', () => {
  it.each([
    [0.71, heuristicProposals, 'the model says', 'Hybrid'],
    [0.71, noProposals, 'the model says', 'AI'],
    [0.7, heuristicProposals, heuristicProposals.analysis.root_cause, 'Hybrid'],
    [0, noProposals, noProposals.analysis.root_cause, 'Hybrid'],
  ])('at %d', (confidence, patterns, cause, method) => {
    const { analysis, fixes } = mergeAnalyses(patterns, model(confidence, 'git pull'));
    expect(analysis.root_cause).toBe(cause);
    expect(analysis.analysis_method).toBe(method);
    expect(analysis.raw_patterns).toBe(patterns.analysis.raw_patterns);
    expect(fixes.map((fix) => fix.command)).toContain('git pull');
  });

  it('stays heuristic where the model adds nothing', () => {
    expect(mergeAnalyses(heuristicProposals, model(0.3, 'git push'))).toEqual(heuristicProposals);
    expect(mergeAnalyses(heuristicProposals, model(0.3))).toEqual(heuristicProposals);
    expect(mergeAnalyses(heuristicProposals, undefined)).toBe(heuristicProposals);
  });

  it('lists a command once, by the preferred author, with the higher claim of risk', () => {
    const patterns = { ...heuristicProposals, fixes: [proposed('git push', { claimed_risk: 'Medium' })] };
    expect(mergeAnalyses(patterns, model(0.9, ' git push')).fixes).toEqual([
      proposed(' git push', { source: 'ai', explanation: 'by the model', claimed_risk: 'Medium' }),
    ]);
  });

  it('never loses a fix of the patterns, repeats a command or is surer of a fix than of its cause', () => {
    const commands = fc.array(fc.constantFrom('git push', 'git pull', 'git push ', 'ls'), { maxLength: 3 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), commands, (confidence, list) => {
        const { fixes } = mergeAnalyses(heuristicProposals, model(confidence, ...list));
        const names = fixes.map((fix) => fix.command.trim());
        expect(names).toContain('git push');
        expect(new Set(names).size).toBe(names.length);
        for (const fix of fixes)
          if (fix.source === 'ai') expect(fix.confidence).toBeLessThanOrEqual(confidence);
      }),
      { numRuns: 200 },
    );
  });
});
