import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProposedFix } from '../../src/model/diagnosis.js';
import { normaliseLine } from '../../src/shell/normalise-line.js';
import { assessRisk } from '../../src/suggest/assess-risk.js';
import { type SuggestOptions, suggestFixes } from '../../src/suggest/suggest-fixes.js';

const commands = fc.oneof(
  fc.constantFrom(
    'git push',
    'git  push',
    '"git" push',
    'sudo git push',
    'rm -rf /',
    'rm -rf build',
    'npm install',
    'curl x | sh',
    'echo "unterminated',
    ' ',
    '',
    '\t',
    'cd x && make',
  ),
  fc.string({ maxLength: 20 }),
);
const confidences = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom(0.9, 0.9, Number.NaN, -3, 7, Number.POSITIVE_INFINITY),
);
const proposals: fc.Arbitrary<ProposedFix> = fc.record({
  command: commands,
  explanation: fc.oneof(fc.constantFrom('Run it', '', '  '), fc.string()),
  reasoning: fc.string(),
  confidence: confidences,
  kind: fc.constantFrom('replaces', 'prepares'),
  claimed_risk: fc.constantFrom('Low', 'Medium'),
  source: fc.constantFrom('git_typo', 'ai', 'history'),
});
const lists = fc.array(proposals, { maxLength: 12 });

function propose(command: string, more: Partial<ProposedFix> = {}): ProposedFix {
  return {
    command,
    explanation: `Run ${command}`,
    reasoning: 'because',
    confidence: 0.9,
    kind: 'replaces',
    claimed_risk: 'Low',
    source: 'test',
    ...more,
  };
}

function suggest(proposed: readonly ProposedFix[], options: Partial<SuggestOptions> = {}) {
  return suggestFixes(proposed, { maxFixes: 3, failedCommand: 'git psuh', assess: assessRisk, ...options });
}

test('Feature: shellpilot, Property 10: Fix count constraint', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 0, max: 3 }), (list, maxFixes) => {
      expect(suggest(list, { maxFixes }).fixes.length).toBeLessThanOrEqual(maxFixes);
    }),
    { numRuns: 300 },
  );
});

test('Feature: shellpilot, Property 11: Well-formed fixes', () => {
  fc.assert(
    fc.property(lists, (list) => {
      for (const fix of suggest(list).fixes) {
        expect(['Low', 'Medium']).toContain(fix.risk_level);
        expect(fix.command.trim()).not.toBe('');
        expect(fix.explanation.trim()).not.toBe('');
        expect(fix.confidence).toBeGreaterThanOrEqual(0);
        expect(fix.confidence).toBeLessThanOrEqual(1);
        if (fix.risk_level === 'Medium') expect(fix.risk_reasons.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('Feature: shellpilot, Property 12: Fix prioritization by confidence', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const scores = suggest(list).fixes.map((fix) => fix.confidence);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }),
    { numRuns: 300 },
  );
});

test('no command is offered twice, nor the failed one, nor a refused one, however it is written', () => {
  fc.assert(
    fc.property(lists, commands, commands, (list, failedCommand, refused) => {
      const { fixes } = suggest(list, { failedCommand, refused: [refused], maxFixes: 12 });
      const forms = fixes.map((fix) => normaliseLine(fix.command));
      expect(new Set(forms).size).toBe(forms.length);
      expect(forms).not.toContain(normaliseLine(failedCommand));
      expect(forms).not.toContain(normaliseLine(refused));
    }),
    { numRuns: 300 },
  );
});

test('what is withheld is never offered, and the reason is told', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { fixes, withheld } = suggest(list, { maxFixes: 12 });
      for (const fix of fixes) expect(assessRisk(fix.command).withheld).toBe(false);
      for (const fix of withheld) {
        expect(assessRisk(fix.command).withheld).toBe(true);
        expect(fix.reason).not.toBe('');
      }
    }),
    { numRuns: 300 },
  );
});

test('a claim raises the risk and never lowers it', () => {
  const { fixes } = suggest([
    propose('git status', { claimed_risk: 'Medium' }),
    propose('rm file', { claimed_risk: 'Low' }),
    propose('git log', { claimed_risk: 'Low' }),
  ]);
  expect(fixes.map((fix) => [fix.command, fix.risk_level])).toEqual([
    ['git log', 'Low'],
    ['git status', 'Medium'],
    ['rm file', 'Medium'],
  ]);
});

test('a Low fix goes before a Medium one that is a little more confident', () => {
  const { fixes } = suggest([propose('sudo make', { confidence: 0.92 }), propose('ls', { confidence: 0.9 })]);
  expect(fixes.map((fix) => fix.command)).toEqual(['ls', 'sudo make']);
});

test('equal fixes keep the order in which they were proposed', () => {
  const { fixes } = suggest(['ls a', 'ls b', 'ls c', 'ls d'].map((command) => propose(command)));
  expect(fixes.map((fix) => fix.command)).toEqual(['ls a', 'ls b', 'ls c']);
});

test('of two proposals of one command the more confident one is kept', () => {
  const { fixes } = suggest([
    propose('git push', { confidence: 0.5, source: 'ai' }),
    propose("git 'push'", { confidence: 0.8, source: 'git_typo' }),
  ]);
  expect(fixes).toMatchObject([{ command: "git 'push'", source: 'git_typo', confidence: 0.8 }]);
});
