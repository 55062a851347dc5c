import { expect, it } from 'vitest';
import { showFailure } from '../../src/commands/show-failure.js';
import type { Diagnosis } from '../../src/model/diagnosis.js';
import { createStyle } from '../../src/ui/style.js';
import { failureContext } from '../support/failure-context.js';
import { fakeDeps } from '../support/fake-deps.js';
import { NOTHING_KNOWN } from '../support/nothing-known.js';

const diagnosis: Diagnosis = {
  ...NOTHING_KNOWN,
  analysis: { ...NOTHING_KNOWN.analysis, root_cause: 'It is broken.' },
};

function shown(isTTY: boolean, parts: Partial<Diagnosis> = {}, env: Record<string, string> = {}): string {
  let text = '';
  const stderr = {
    isTTY,
    columns: 80,
    write: (piece: string) => {
      text += piece;
    },
  };
  const deps = fakeDeps({ stderr, env: { NO_COLOR: '1', LANG: 'C', ...env } });
  const look = { style: createStyle(stderr, deps), learning: false };
  showFailure(failureContext(), { ...diagnosis, ...parts }, deps, look);
  return text;
}

const BRIEF = 'ai-run: It is broken. (exit code 1)\n  Heuristic analysis (no AI)\n';

it('is brief without a terminal and where there is nothing to choose from', () => {
  expect(shown(false)).toBe(BRIEF);
  expect(shown(true)).toBe(BRIEF);
});

it('is whole where a terminal can show a fix or why one is withheld', () => {
  expect(shown(true, { withheld: [{ command: 'x', reason: 'It is mad.' }] })).toMatch(
    /^\nx Command failed: some-command\n/,
  );
});

it('goes on where the step summary cannot be written', () => {
  const text = shown(false, {}, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: '/dev/null/summary' });
  expect(text).toBe(`${BRIEF}::error title=some-command failed (exit code 1)::It is broken.\n`);
});
