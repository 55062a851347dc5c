import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeModelHome } from '../support/model-home.js';
import { openTerminal } from '../support/model-session.js';

describe('ai-run --confirm', () => {
  it('shows the command with its risk and runs it after a yes', async () => {
    const home = makeModelHome();
    const screen = openTerminal(home, ['--confirm', 'touch', 'made'], 100);
    await screen.waitFor('$ touch made');
    await screen.waitFor('[LOW RISK]');
    await screen.waitFor('Run this command? [y/N]');
    expect(existsSync(join(home.cwd, 'made'))).toBe(false);
    screen.type('y\r');
    expect(await screen.end()).toBe(0);
    expect(existsSync(join(home.cwd, 'made'))).toBe(true);
    expect(home.history()).toMatchObject([{ confirm: true, exit_code: 0 }]);
  });

  it.each([[['--confirm', 'touch', 'made']], [['--confirm', '--fix', 'touch', 'made']]])(
    'runs nothing of %j where Enter is all that is typed',
    async (args) => {
      const home = makeModelHome();
      const screen = openTerminal(home, args, 100);
      await screen.waitFor('Run this command? [y/N]');
      screen.type('\r');
      expect(await screen.end()).toBe(0);
      expect(existsSync(join(home.cwd, 'made'))).toBe(false);
      expect(home.history()).toMatchObject([{ notes: 'not executed: declined' }]);
    },
  );

  it('runs nothing where there is no terminal to ask on', async () => {
    const home = makeModelHome();
    const { status, stderr } = await home.run(['--confirm', 'touch', 'made']);
    expect(status).toBe(1);
    expect(stderr).toContain('--confirm needs a terminal');
    expect(existsSync(join(home.cwd, 'made'))).toBe(false);
  });
});
