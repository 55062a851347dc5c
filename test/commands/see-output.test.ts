import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seeOutput } from '../../src/commands/see-output.js';
import { fakeDeps } from '../support/fake-deps.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const terminal = { isTTY: true, columns: 80, write: () => {} };

/** A terminal in a tmux that shows this text. */
function depsWith(screen: string) {
  const folder = temporaryFolder('ai-run-tmux-');
  writeFileSync(join(folder, 'screen'), screen);
  writeFileSync(join(folder, 'tmux'), `#!/bin/sh\ncat '${folder}/screen'\n`);
  chmodSync(join(folder, 'tmux'), 0o755);
  const env = { PATH: `${folder}:/usr/bin:/bin`, TMUX_PANE: '%1', HOME: folder };
  return fakeDeps({ env, stdout: terminal, stderr: terminal });
}

const failed = (command: string, stderr = '') => ({
  command,
  exit_code: 2,
  stdout: '',
  stderr,
  merged: false,
  duration_ms: 1,
});
const SCREEN = '$ ls\na\n$ air sudo ls /nope\nls: cannot access /nope\n';

describe('seeOutput', () => {
  it('reads from the terminal what sudo has written past ai-run', () => {
    expect(seeOutput(failed('sudo ls /nope'), depsWith(SCREEN))).toMatchObject({
      stdout: 'ls: cannot access /nope',
      merged: true,
    });
  });

  it('does not know the output where the terminal does not show the command', () => {
    expect(seeOutput(failed('sudo ls /nope'), depsWith('$ \n'))).toMatchObject({ output_unknown: true });
    expect(seeOutput(failed('doas ls'), { ...depsWith(''), env: {} })).toMatchObject({
      output_unknown: true,
    });
  });

  it.each([
    ['a command that ai-run has heard', failed('sudo ls /nope', 'ls: cannot access')],
    ['a command that goes past nobody', failed('ls /nope')],
    ['a command with sudo for an argument', failed('man sudo')],
  ])('leaves %s as it is', (_, result) => {
    expect(seeOutput(result, depsWith(SCREEN))).toBe(result);
  });

  it('leaves everything as it is where there is no terminal', () => {
    const result = failed('sudo ls /nope');
    expect(seeOutput(result, fakeDeps())).toBe(result);
  });
});
