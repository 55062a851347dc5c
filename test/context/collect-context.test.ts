import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectContext } from '../../src/context/collect-context.js';
import { plainText } from '../../src/context/plain-text.js';
import { commandLine, hostileText } from '../support/arbitraries.js';
import { fakeDeps } from '../support/fake-deps.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const home = temporaryFolder('ai-run-context-');
writeFileSync(join(home, '.bash_history'), 'make\nls\n');

describe('collectContext', () => {
  it('Feature: shellpilot, Property 5: captures command, exit code, streams, folder, history, facts and time', () => {
    fc.assert(
      fc.property(
        commandLine,
        fc.integer({ min: 1, max: 255 }),
        hostileText,
        hostileText,
        fc.boolean(),
        fc.option(fc.constantFrom('SIGKILL', 'SIGSEGV'), { nil: undefined }),
        (command, exit_code, stdout, stderr, merged, signal) => {
          const result = {
            command,
            exit_code,
            stdout,
            stderr,
            merged,
            duration_ms: 5,
            ...(signal ? { signal } : {}),
          };
          const deps = fakeDeps({ home, cwd: '/work/project', env: { SHELL: '/bin/bash' } });
          expect(collectContext(result, { git_repo: true }, deps)).toEqual({
            command,
            exit_code,
            ...(signal ? { signal } : {}),
            stdout: plainText(stdout),
            stderr: plainText(stderr),
            merged,
            cwd: '/work/project',
            history: ['make', 'ls'],
            environment: { git_repo: true },
            timestamp: '2026-01-02T03:04:05.678Z',
          });
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['gti status', 127, 'gti: command not found\n'],
    ["'my tool' x", 127, 'my tool: command not found\n'],
    ['./notes.txt', 126, './notes.txt: Permission denied\n'],
  ])('says what a shell would where %s could not be started', (command, exit_code, stderr) => {
    const result = {
      command,
      exit_code,
      stdout: '',
      stderr: '',
      merged: false,
      duration_ms: 0,
      spawn_error: 'E',
    };
    expect(collectContext(result, {}, fakeDeps()).stderr).toBe(stderr);
  });
});
