import { describe, expect, it } from 'vitest';
import { NO_FLAGS } from '../../src/cli/no-flags.js';
import { run } from '../../src/commands/init.js';
import { SHELLS } from '../../src/integrate/shell-builtins.js';
import type { Invocation } from '../../src/model/invocation.js';
import { fakeDeps } from '../support/fake-deps.js';

function invocation(value: string, flags: Partial<Invocation['flags']> = {}): Invocation {
  return { mode: 'init', words: [], value, literal: false, flags: { ...NO_FLAGS, ...flags }, argv: [] };
}

describe('--init', () => {
  it.each(SHELLS)('prints the script for %s, the same each time', async (shell) => {
    const first = fakeDeps();
    const second = fakeDeps({ env: { HOME: '/elsewhere' } });
    expect(await run(invocation(shell), first)).toBe(0);
    await run(invocation(shell), second);
    expect(first.written.stdout).toContain('air');
    expect(first.written.stdout).toBe(second.written.stdout);
    expect(first.written.stdout.split('\n').every((line) => line.length < 3000)).toBe(true);
  });

  it('has a hook only where it is asked for', async () => {
    const [plain, hooked] = [fakeDeps(), fakeDeps()];
    await run(invocation('bash'), plain);
    await run(invocation('bash', { hook: true }), hooked);
    expect(plain.written.stdout).not.toContain('PROMPT_COMMAND');
    expect(hooked.written.stdout).toContain('PROMPT_COMMAND');
    expect(hooked.written.stdout).toContain("'1:grep'");
  });

  it.each(['', 'a b', 'x;rm', '-x', '$x', 'x"', 'cd', 'if', 'ai-run', 'é', 'a'.repeat(99)])(
    'refuses %j as a name',
    async (name) => {
      await expect(run(invocation('bash', { name }), fakeDeps())).rejects.toMatchObject({ exitCode: 1 });
    },
  );

  it('refuses an unknown shell', async () => {
    await expect(run(invocation('csh'), fakeDeps())).rejects.toMatchObject({ exitCode: 1 });
  });
});
