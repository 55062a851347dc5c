import { expect, it } from 'vitest';
import type { OutputKind } from '../../src/run/describe-outputs.js';
import { planOutputs } from '../../src/run/plan-outputs.js';

const output = ([kind, identity]: readonly [OutputKind, string]) => ({ fd: 1, kind, identity });

it.each([
  ['one terminal', ['terminal', 'a'], ['terminal', 'a'], false, ['pty', 'pty', true]],
  ['one terminal, full-screen', ['terminal', 'a'], ['terminal', 'a'], true, ['inherit', 'inherit', true]],
  ['two terminals', ['terminal', 'a'], ['terminal', 'b'], false, ['pty', 'pty', false]],
  ['one pipe', ['pipe', 'a'], ['pipe', 'a'], false, ['pipe', 'pipe', true]],
  ['two pipes', ['pipe', 'a'], ['pipe', 'b'], false, ['pipe', 'pipe', false]],
  ['pipe and terminal, full-screen', ['pipe', 'a'], ['terminal', 'b'], true, ['pipe', 'inherit', false]],
  ['files', ['file', 'a'], ['file', 'a'], false, ['inherit', 'inherit', true]],
  ['devices', ['other', 'a'], ['pipe', 'b'], false, ['inherit', 'pipe', false]],
  ['closed', ['closed', 'x'], ['closed', 'x'], false, ['inherit', 'inherit', false]],
] as const)('%s', (_, stdout, stderr, wantsTerminal, [planOut, planErr, merged]) => {
  expect(planOutputs(output(stdout), output(stderr), wantsTerminal)).toEqual({
    stdout: planOut,
    stderr: planErr,
    merged,
  });
});
