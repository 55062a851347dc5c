import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanEnv } from '../support/built-binary.js';
import { aiRunPiped } from '../support/run-piped.js';
import { missingShell, type SessionOptions, ShellSession } from '../support/shell-session.js';

const sessions: ShellSession[] = [];

function start(shell: 'bash' | 'zsh' | 'fish', options: SessionOptions = {}): ShellSession {
  const session = new ShellSession(shell, options);
  mkdirSync(join(session.cwd, 'project'));
  sessions.push(session);
  return session;
}

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

describe.each(['bash', 'zsh', 'fish'] as const)('the built ai-run in %s', (shell) => {
  const test = it.skipIf(missingShell(shell) !== undefined);

  test('moves the shell after a yes, and the fix is in its history', async () => {
    const session = start(shell);
    await session.see('air cd projct\r', /press Enter to skip/);
    await session.see('1\r', /\[y\/N\]/);
    const from = await session.see('y\r', /READY<0>/);
    expect(from).toBeGreaterThan(0);
    const { output } = await session.run(shell === 'zsh' ? 'pwd; fc -l -2' : 'pwd; history | cat');
    expect(output).toContain(`${session.cwd}/project\n`);
    expect(output).toMatch(/cd project/);
  });

  test('does nothing without one', async () => {
    const session = start(shell);
    await session.see('air cd projct\r', /press Enter to skip/);
    await session.see('1\r', /\[y\/N\]/);
    await session.see('\r', /READY<1>/);
    const { output } = await session.run(shell === 'zsh' ? 'pwd; fc -l -2' : 'pwd; history | cat');
    expect(output).toContain(`${session.cwd}\n`);
    expect(output).not.toMatch(/cd project/);
  });

  test('diagnoses a mistyped command that the shell itself could not find', async () => {
    const session = start(shell, { hook: true });
    expect((await session.run('gti --version')).output).toContain('exit 127. Type air');
    await session.see('air\r', /press Enter to skip/);
    expect(session.terminal.output).toContain('git --version');
    await session.see('1\r', /\[y\/N\]/);
    await session.see('y\r', /git version[\s\S]*READY<0>/);
  });

  test('offers to run a command again that only reads, and no other', async () => {
    const session = start(shell, { hook: true });
    await session.run('cat nothing-here');
    await session.see('air\r', /it only reads[\s\S]*Run it again\? \[y\/N\]/);
    await session.see('y\r', /There is no|No such file[\s\S]*READY<1>|press Enter/);
    session.terminal.type('\r');
    const other = start(shell, { hook: true });
    await other.run('rmdir nothing-here');
    const { output } = await other.run('air');
    expect(output).not.toContain('Run it again');
    expect(output).toContain('what it printed is not known here');
  });
});

it.skipIf(missingShell('bash') !== undefined)('records a run that works the second time', async () => {
  const session = start('bash', { hook: true });
  await session.run('cat late-file');
  writeFileSync(join(session.cwd, 'late-file'), 'here now\n');
  await session.see('air\r', /Run it again\? \[y\/N\]/);
  await session.see('y\r', /this time it worked[\s\S]*READY<0>/);
  const log = readFileSync(join(session.home, '.local/share/ai-run/history.log'), 'utf8');
  expect(log).toMatch(/"argv":\["--last"\],"exit_code":0,"generated_command":"cat late-file"/);
});

const tmux = spawnSync('tmux', ['-V']).error === undefined;

describe('inside tmux', () => {
  it.skipIf(!tmux || missingShell('bash') !== undefined)('reads the output from the pane', async () => {
    const session = start('bash', { hook: true, env: { TMUX_TMPDIR: '/tmp' } });
    const socket = `ai-run-test-${process.pid}`;
    const inner = `bash --noprofile --rcfile ${join(session.home, 'rc')} -i`;
    await session.see(`tmux -L ${socket} -f /dev/null new-session '${inner}'\r`, /READY<0>/);
    try {
      await session.see('git psuh\r', /Type air to see why/);
      await session.see('air\r', /press Enter to skip/);
      expect(session.terminal.output).toContain("'psuh' is not a git command; the nearest is 'push'");
      expect(session.terminal.output).not.toContain('Run it again');
    } finally {
      spawnSync('tmux', ['-L', socket, 'kill-server'], { env: { ...process.env, TMUX_TMPDIR: '/tmp' } });
    }
  });
});

const screen = spawnSync('screen', ['-v']).error === undefined;

describe('inside screen', () => {
  it.skipIf(!screen || missingShell('bash') !== undefined)('reads the output from the window', async () => {
    const session = start('bash', { hook: true });
    const inner = `bash --noprofile --rcfile ${join(session.home, 'rc')} -i`;
    const name = `ai-run-test-${process.pid}`;
    await session.see(`SCREENDIR=$HOME/.screen screen -c /dev/null -S ${name} ${inner}\r`, /READY<0>/);
    try {
      await session.see('git psuh\r', /Type air to see why/);
      await session.see('air\r', /press Enter to skip/);
      expect(session.terminal.output).toContain("'psuh' is not a git command; the nearest is 'push'");
      expect(session.terminal.output).not.toContain('Run it again');
    } finally {
      const env = { ...process.env, SCREENDIR: join(session.home, '.screen') };
      spawnSync('screen', ['-S', name, '-X', 'quit'], { env });
    }
  });
});

describe('--last without a terminal', () => {
  it('needs the shell function', () => {
    const { status, stderr } = aiRunPiped(['--last']);
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('ai-run --init');
  });

  it('says so where nothing failed', () => {
    const { status, stderr } = aiRunPiped(['--last'], { env: cleanEnv({ AI_RUN_LAST: '0:ls' }) });
    expect(status).toBe(0);
    expect(stderr.toString()).toContain('nothing to diagnose');
  });

  it('does not guess at a command that the shell keeps to itself', () => {
    const { status, stderr } = aiRunPiped(['--last'], { env: cleanEnv({ AI_RUN_LAST: '2:' }) });
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('keeps it out of its history');
  });

  it('diagnoses by the complaint, asks nothing, and ends with the exit code', () => {
    const env = cleanEnv({
      AI_RUN_LAST: '1:cd srcc',
      AI_RUN_LAST_OUTPUT: 'bash: cd: srcc: No such file or directory',
    });
    const { status, stderr } = aiRunPiped(['--last'], { env });
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('srcc');
    expect(stderr.toString()).not.toContain('[y/N]');
  });
});
