import type { ExecutionContext } from '../../src/model/execution.js';

/** A failure for tests; what is not said is empty. */
export function failureContext(parts: Partial<ExecutionContext> = {}): ExecutionContext {
  return {
    command: 'some-command',
    exit_code: 1,
    stderr: '',
    stdout: '',
    merged: false,
    cwd: '/work/project',
    history: [],
    environment: {},
    timestamp: '2026-01-02T03:04:05.678Z',
    ...parts,
  };
}
