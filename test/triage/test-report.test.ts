import { describe, expect, it } from 'vitest';
import { triageFailure } from '../../src/triage/triage-failure.js';
import { failureContext } from '../support/failure-context.js';

describe('testReport', () => {
  it.each([
    [
      'make test',
      '2 tests, 1 failed: expected 3, got 2',
      'The check failed: 2 tests, 1 failed: expected 3, got 2.',
    ],
    [
      'npm test',
      '> echo "Error: no test specified" && exit 1\n\nError: no test specified',
      'The check failed: Error: no test specified.',
    ],
    ['./run-tests.sh', 'ok one\nFAIL two', 'The check failed: FAIL two.'],
    ['npm run lint', '3 failures', 'The check failed: 3 failures.'],
  ])('%s', (command, stdout, root_cause) => {
    expect(triageFailure(failureContext({ command, stdout }))).toMatchObject({
      kind: 'findings',
      cause: { root_cause },
    });
  });

  it.each([
    ['npm test', 127, 'sh: 1: jest: not found'],
    ['npm test', 1, 'npm error Missing script: "test"'],
    ['make deploy', 2, '1 failed'],
    ['latest', 1, '1 failed'],
  ])('%s (exit %d) saying %s is no verdict', (command, exit_code, stderr) => {
    expect(triageFailure(failureContext({ command, exit_code, stderr })).kind).not.toBe('findings');
  });
});
