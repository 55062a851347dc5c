import { expect, it } from 'vitest';
import type { CompiledPattern } from '../../src/diagnose/compiled-pattern.js';
import { createExampleWorld } from '../../src/diagnose/example-world.js';
import { matchPatterns } from '../../src/diagnose/match-patterns.js';
import { assessRisk } from '../../src/suggest/assess-risk.js';
import { suggestFixes } from '../../src/suggest/suggest-fixes.js';
import { failureContext } from '../support/failure-context.js';

it("keeps the order of a pattern's fixes although the first one is riskier", () => {
  const pattern: CompiledPattern = {
    id: 'p',
    error_type: 'Conflict',
    regex: 'refused',
    confidence: 0.9,
    trusted: true,
    fixes: [
      { command: 'git config receive.denyCurrentBranch updateInstead', explanation: 'first', risk: 'Medium' },
      { command: 'git status', explanation: 'second' },
      { command: 'git log', explanation: 'chosen otherwise', confidence: 0.97 },
    ],
  };
  const context = failureContext({ command: 'git push', stderr: 'refused' });
  const [match] = matchPatterns([pattern], context, createExampleWorld()).matches;
  const { fixes } = suggestFixes(match?.suggested_fixes ?? [], {
    maxFixes: 3,
    failedCommand: 'git push',
    assess: assessRisk,
  });
  expect(fixes.map((fix) => fix.explanation)).toEqual(['chosen otherwise', 'first', 'second']);
});
