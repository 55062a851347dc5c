import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLaunch } from '../../src/cli/read-launch.js';
import { cleanEnv } from '../support/built-binary.js';
import { aiRunPiped } from '../support/run-piped.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** A line of /proc/self/stat behind the program's name, with this set of ignored signals. */
function stat(ignored: number, blocked = 0): string {
  const fields = Array.from({ length: 50 }, () => '0');
  fields[29] = String(blocked);
  fields[30] = String(ignored);
  return ` ${fields.join(' ')}`;
}

describe('readLaunch', () => {
  it('leaves an environment without the launcher alone', () => {
    expect(readLaunch({ A: '1' })).toEqual({
      env: { A: '1' },
      launch: { ignoredSignals: [], blockedSignals: [], extraFds: [], closedFds: [], pipes: [] },
    });
  });

  it('reads descriptors, pipes, limit and ignored signals', () => {
    const noted = ` 0 2 3 12; 9 8;256;${stat(0b1000000000001, 0b100000000000010)}`;
    expect(readLaunch({ AI_RUN_LAUNCH: noted, AI_RUN_ENVIRON: '256' }).launch).toEqual({
      ignoredSignals: ['HUP', 'PIPE'],
      blockedSignals: [2, 15],
      softFileLimit: '256',
      extraFds: [3, 12],
      closedFds: [1],
      pipes: [9, 8],
    });
  });

  it('gives the environment back as it was', () => {
    const env = {
      AI_RUN_LAUNCH: ' 0 1 2;;;',
      PWD: '/added',
      AI_RUN_ENVIRON: '256\nA=1\u0006B=x=y\nz\u0006BASH_FUNC_f%%=()\u0006',
    };
    expect(readLaunch(env).env).toEqual({ A: '1', B: 'x=y\nz', 'BASH_FUNC_f%%': '()' });
    expect(readLaunch({ ...env, AI_RUN_ENVIRON: '256' }).env).toEqual({});
  });

  it('takes no variable out of the text of another', () => {
    const env = {
      AI_RUN_LAUNCH: ' 0 1 2;;;',
      TITLE: 'a\u0006LD_PRELOAD=b',
      AI_RUN_SAVED_NODE_OPTIONS: '\u0006',
      AI_RUN_ENVIRON: '256\nTITLE=a\u0005LD_PRELOAD=b\u0006NODE_OPTIONS=\u0005\u0006a.b=\u0005\u0006',
    };
    expect(readLaunch(env).env).toEqual({
      TITLE: 'a\u0006LD_PRELOAD=b',
      NODE_OPTIONS: '\u0006',
      'a.b': '\u0005',
    });
  });

  it('reads a long environment from the file that the launcher left, once', () => {
    const file = join(temporaryFolder('ai-run-environ-'), 'environ');
    writeFileSync(file, '256\nA=1\u0006B=\u0001\u0006');
    const env = { AI_RUN_LAUNCH: ' 0 1 2;;;', PWD: '/added', AI_RUN_ENVIRON_FILE: file };
    expect(readLaunch(env).env).toEqual({ A: '1', B: '\u0001' });
    expect(existsSync(file)).toBe(false);
    expect(readLaunch(env).env).toEqual({ PWD: '/added' });
  });

  it('takes single variables back where the whole could not be noted', () => {
    const env = { AI_RUN_LAUNCH: ' 0 1 2;;;', A: '1', AI_RUN_SAVED_NODE_OPTIONS: '--x' };
    expect(readLaunch(env).env).toEqual({ A: '1', NODE_OPTIONS: '--x' });
  });
});

describe('the built launcher', () => {
  it('takes no note that somebody else left in the environment, and removes no file that it names', () => {
    const file = join(temporaryFolder('ai-run-forged-'), 'keep');
    writeFileSync(file, 'x\nFORGED=1');
    const env = cleanEnv({
      AI_RUN_ENVIRON: 'x\nFORGED=1\u0006PATH=/usr/bin:/bin',
      AI_RUN_ENVIRON_FILE: file,
      LONG: 'a'.repeat(120_000),
    });
    const { stdout } = aiRunPiped(['sh', '-c', 'echo "$FORGED,${#LONG},$AI_RUN_ENVIRON_FILE"'], { env });
    expect(stdout.toString()).toBe(`,120000,${file}\n`);
    expect(existsSync(file)).toBe(true);
  });
});
