import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openShellChannel, sendToShell } from '../../src/integrate/shell-channel.js';

const folder = () => mkdtempSync(join(tmpdir(), 'ai-run-channel-'));

describe('openShellChannel', () => {
  it('reads the shell and the path', () => {
    expect(openShellChannel({ AI_RUN_SHELL_OUT: 'zsh:/run/user/1000/ai:run' })).toEqual({
      shell: 'zsh',
      file: '/run/user/1000/ai:run',
    });
  });

  it.each([undefined, '', 'zsh', 'zsh:', 'zsh:relative', 'csh:/x', '/x'])('is undefined for %s', (value) => {
    expect(openShellChannel(value === undefined ? {} : { AI_RUN_SHELL_OUT: value })).toBeUndefined();
  });
});

describe('sendToShell', () => {
  it('makes a private file in a private folder and appends', () => {
    const file = join(folder(), 'new', 'out');
    const channel = { shell: 'bash', file } as const;
    expect(sendToShell(channel, [{ verb: 'ran', text: 'make' }])).toBe(true);
    expect(sendToShell(channel, [{ verb: 'run', text: 'cd x' }])).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('ran\0make\0run\0cd x\0');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
  });

  it('does not follow a link that somebody put there', () => {
    const inside = folder();
    const target = join(inside, 'target');
    writeFileSync(target, '');
    symlinkSync(target, join(inside, 'out'));
    expect(sendToShell({ shell: 'bash', file: join(inside, 'out') }, [{ verb: 'run', text: 'x' }])).toBe(
      false,
    );
    expect(readFileSync(target, 'utf8')).toBe('');
  });

  it('refuses a command that would read as two records', () => {
    const file = join(folder(), 'out');
    expect(sendToShell({ shell: 'bash', file }, [{ verb: 'ran', text: 'a\0run\0rm x' }])).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('writes any command so that it is read back as it was', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0'));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        const file = join(folder(), 'out');
        sendToShell(
          { shell: 'bash', file },
          texts.map((each) => ({ verb: 'ran', text: each }) as const),
        );
        const parts = readFileSync(file, 'utf8').split('\0').slice(0, -1);
        expect(parts.filter((_, index) => index % 2 === 1)).toEqual(texts);
      }),
      { numRuns: 100 },
    );
  });
});
