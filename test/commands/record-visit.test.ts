import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeModelHome, modelConfig } from '../support/model-home.js';
import { replyWith, startModelServer } from '../support/model-server.js';

describe('modes that run no command', () => {
  it.each([
    [['--analyze'], 2],
    [['--handoff'], 2],
    [['--list-commands'], 0],
    [['--commands-path'], 0],
    [['--undo'], 1],
    [['--undo', 'nothing'], 1],
    [['--diagnose', '/nowhere/log'], 1],
    [['--diagnose', '/dev/null'], 0],
  ])('%j leaves one line', async (argv, exit_code) => {
    const home = makeModelHome();
    expect((await home.run(argv)).status).toBe(exit_code);
    expect(home.history()).toEqual([expect.objectContaining({ argv, exit_code, generated_command: null })]);
  });

  it.each(['--help', '--version', '--history', '--doctor', '--config-path', '--setup', '--check-patterns'])(
    '%s, which is about ai-run itself, leaves none',
    async (option) => {
      const home = makeModelHome();
      await home.run([option]);
      expect(home.history()).toEqual([]);
    },
  );

  it('are passed over by --analyze and --handoff', async () => {
    const home = makeModelHome();
    await home.run(['git', 'psuh']);
    for (const mode of ['--handoff', '--list-commands', '--undo', '--analyze']) await home.run([mode]);
    await home.run(['--diagnose', '/dev/null']);
    await home.run(['-p', 'something for which there is no model']);
    expect((await home.run(['--handoff'])).stdout).toContain('git psuh');
    const log = home
      .history()
      .filter(({ argv }) => String(argv) !== '-p,something for which there is no model');
    writeFileSync(
      join(home.env.HOME ?? '', '.local/share/ai-run/history.log'),
      log.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
    );
    expect((await home.run(['--analyze'])).stdout).toContain('Command failed: git psuh');
  });

  it('keep what the model cost', async () => {
    const reply = { root_cause: 'x', error_type: 'Unknown', confidence: 0.9, reasoning: 'y', fixes: [] };
    const server = await startModelServer([replyWith(reply)]);
    const home = makeModelHome(modelConfig(server.endpoint, '  enabled: true\n'));
    mkdirSync(join(home.cwd, 'logs'));
    writeFileSync(join(home.cwd, 'logs/build.log'), 'something odd happened\n');
    expect((await home.run(['--diagnose', 'logs/build.log'])).status).toBe(0);
    await server.close();
    expect(home.history()).toEqual([
      expect.objectContaining({ model: 'test-model', tokens: expect.any(Number) }),
    ]);
  });

  it('work where the log cannot be written, and say so', async () => {
    const home = makeModelHome();
    writeFileSync(join(home.env.HOME ?? '', '.local'), 'a file where a folder should be');
    const { status, stdout, stderr } = await home.run(['--commands-path']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/commands\n$/);
    expect(stderr).toMatch(/^ai-run: The run could not be recorded in .*\n$/);
  });
});
