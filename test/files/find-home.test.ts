import { userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { findHome } from '../../src/files/find-home.js';
import { cleanEnv } from '../support/built-binary.js';
import { aiRunPiped } from '../support/run-piped.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const unknown = (): string => {
  throw new Error('uv_os_homedir returned ENOENT');
};

describe('findHome', () => {
  it.each([
    ['/home/kim', [], '/home/kim'],
    ['', [() => '/home/kim'], '/home/kim'],
    ['relative', [() => 'relative', () => '/home/kim'], '/home/kim'],
    [undefined, [unknown, () => '/home/kim'], '/home/kim'],
    [undefined, [unknown, unknown], '/'],
  ])('is, named %j with a system that knows %j, %s', (named, system, home) => {
    expect(findHome(named, system)).toBe(home);
  });
});

describe('the built ai-run', () => {
  it.each(['', 'relative'])('takes no configuration of the working folder where HOME is %j', (HOME) => {
    const { stdout } = aiRunPiped(['--config-path'], {
      env: cleanEnv({ HOME }),
      cwd: temporaryFolder('ai-run-cwd-'),
    });
    expect(stdout.toString()).toBe(`${userInfo().homedir}/.config/ai-run/config.yaml\n`);
  });
});
