import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeEntry } from '../../src/history/make-entry.js';
import { binary, cleanEnv } from '../support/built-binary.js';
import { aiRunPiped } from '../support/run-piped.js';

const logOf = (env: Record<string, string>) => join(env.HOME ?? '', '.local/share/ai-run/history.log');
const linesOf = (env: Record<string, string>) => readFileSync(logOf(env), 'utf8').split('\n').slice(0, -1);

function ai(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = aiRunPiped(args, { env });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

function seeded(...entries: Parameters<typeof makeEntry>[0][]): Record<string, string> {
  const env = cleanEnv();
  mkdirSync(join(env.HOME ?? '', '.local/share/ai-run'), { recursive: true });
  writeFileSync(logOf(env), entries.map((entry) => `${JSON.stringify(makeEntry(entry))}\n`).join(''));
  return env;
}

const ran = (command: string, exit_code: number, more = {}) => ({
  ts: '2026-01-02T03:04:05.000Z',
  cwd: '/w',
  argv: command.split(' '),
  exit_code,
  ...more,
});

describe('recording', () => {
  test('a success and a failure leave one private line each, secrets masked', () => {
    const env = cleanEnv();
    expect(ai(env, 'echo', '--token', 'hunter2x').stdout).toBe('--token hunter2x\n');
    expect(ai(env, 'sh', '-c', 'echo password=hunter2x >&2; exit 3').status).toBe(3);
    const entries = linesOf(env).map((line) => JSON.parse(line));
    expect(entries.map(({ exit_code }) => exit_code)).toEqual([0, 3]);
    expect(entries[1].failure.stderr).toBe('password=[redacted:password]\n');
    expect(readFileSync(logOf(env), 'utf8')).not.toContain('hunter2x');
    expect(statSync(logOf(env)).mode & 0o777).toBe(0o600);
    expect(statSync(join(logOf(env), '..')).mode & 0o777).toBe(0o700);
  });

  test('fifty parallel failures leave fifty whole lines', async () => {
    const env = cleanEnv();
    const [program, ...args] = binary();
    const one = () =>
      new Promise((done) => {
        spawn(program, [...args, 'false'], { env, stdio: 'ignore' }).on('close', done);
      });
    for (let wave = 0; wave < 5; wave++) {
      const codes = await Promise.all(Array.from({ length: 10 }, one));
      expect(new Set(codes)).toEqual(new Set([1]));
    }
    const entries = linesOf(env).map((line) => JSON.parse(line));
    expect(entries).toHaveLength(50);
    expect(entries.every(({ argv, exit_code }) => argv[0] === 'false' && exit_code === 1)).toBe(true);
  });

  test('ai-run killed at any moment leaves a readable log', async () => {
    const env = cleanEnv();
    const [program, ...args] = binary();
    for (let n = 0; n < 8; n++) {
      const child = spawn(program, [...args, 'false'], { env, stdio: 'ignore' });
      const ended = new Promise((done) => child.on('close', done));
      await new Promise((done) => setTimeout(done, 40 + n * 45));
      child.kill('SIGKILL');
      await ended;
    }
    expect(ai(env, 'true').status).toBe(0);
    const { entries } = JSON.parse(ai(env, '--history', '--json').stdout);
    expect(entries.at(-1)).toMatchObject({ argv: ['true'], exit_code: 0 });
    expect(entries.length).toBe(linesOf(env).length);
  });

  test('a log that cannot be written changes neither exit code nor, on success, any output', () => {
    const env = cleanEnv();
    writeFileSync(join(env.HOME ?? '', '.local'), 'a file where a folder should be');
    expect(ai(env, 'true')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(ai({ ...env, AI_RUN_DEBUG: '1' }, 'true').stderr).toContain('could not be recorded');
    const failed = ai(env, 'sh', '-c', 'echo no >&2; exit 7');
    expect(failed.status).toBe(7);
    expect(failed.stderr).toContain('could not be recorded');
  });

  test('a log that cannot be written is no reason to speak where nothing is said about the failure', () => {
    const env = cleanEnv();
    writeFileSync(join(env.HOME ?? '', '.local'), 'a file where a folder should be');
    expect(ai(env, 'grep', 'absent', '/dev/null')).toEqual({ status: 1, stdout: '', stderr: '' });
    expect(ai(env, '--quiet', 'sh', '-c', 'echo no >&2; exit 7').stderr).toBe('no\n');
    expect(ai({ ...env, AI_RUN_DEBUG: '1' }, 'grep', 'absent', '/dev/null').stderr).toContain('recorded');
  });

  test.skipIf(process.platform !== 'linux')('a full disk does not matter either', () => {
    const full = cleanEnv();
    mkdirSync(join(logOf(full), '..'), { recursive: true });
    symlinkSync('/dev/full', logOf(full));
    expect(ai(full, 'true')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(ai(full, 'sh', '-c', 'exit 7').status).toBe(7);
  });

  test('history.enabled: false keeps no log', () => {
    const env = cleanEnv();
    mkdirSync(join(env.HOME ?? '', '.config/ai-run'), { recursive: true });
    writeFileSync(join(env.HOME ?? '', '.config/ai-run/config.yaml'), 'history: { enabled: false }\n');
    ai(env, 'true');
    ai(env, 'sh', '-c', 'exit 7');
    expect(() => linesOf(env)).toThrow('ENOENT');
  });
});

describe('--history', () => {
  test('without a log it says so and exits with 0', () => {
    const env = cleanEnv();
    expect(ai(env, '--history')).toEqual({ status: 0, stdout: '', stderr: 'No run is recorded yet.\n' });
    expect(JSON.parse(ai(env, '--history', '--json').stdout)).toEqual({ entries: [] });
  });

  test('lists and searches, with what became of a failure', () => {
    const fixed = { error_type: 'UsageError', accepted: 'git push', outcome: 'fixed' } as const;
    const env = { ...seeded(ran('true', 0), ran('git psuh', 1, fixed), ran('make', 2)), TZ: 'UTC' };
    expect(ai(env, '--history').stdout).toBe(
      '2026-01-02 03:04    0  true\n' +
        '2026-01-02 03:04    1  git psuh  UsageError, fixed by git push\n' +
        '2026-01-02 03:04    2  make\n',
    );
    expect(ai(env, '--history', 'git', 'usageerror').stdout).toContain('git psuh');
    expect(ai(env, '--history', 'git').stdout).not.toContain('make');
    expect(ai(env, '--history', 'absent').stderr).toBe('No recorded run matches absent.\n');
  });

  test('sums up', () => {
    const fixed = { fixes: [], accepted: 'git push', outcome: 'fixed' } as const;
    const env = seeded(ran('true', 0), ran('git psuh', 1, fixed));
    const shown = ai(env, '--history', '--stats').stdout;
    expect(shown).toContain('Runs: 2, of which 1 failed');
    expect(shown).toContain('accepted 1, worked 1');
    expect(shown).toMatch(/1 {2}git push {2}\(1 worked\)/);
    expect(JSON.parse(ai(env, '--history', '--stats', '--json').stdout)).toMatchObject({
      runs: 2,
      failures: 1,
    });
  });

  test('bad lines are skipped; AI_RUN_DEBUG=1 counts them', () => {
    const env = seeded(ran('true', 0));
    writeFileSync(logOf(env), `torn {"ts":\n${readFileSync(logOf(env), 'utf8')}`);
    expect(ai(env, '--history')).toMatchObject({ status: 0, stderr: '' });
    expect(ai({ ...env, AI_RUN_DEBUG: '1' }, '--history').stderr).toContain('skipped 1 unreadable line');
  });
});

test('a fix that worked before comes first and says when', () => {
  const failed = ai(cleanEnv(), 'git', 'psuh');
  expect(failed.stderr).toContain('git push');
  const env = cleanEnv();
  ai(env, 'git', 'psuh');
  const [line = ''] = linesOf(env);
  const entry = {
    ...JSON.parse(line),
    accepted: 'git status',
    outcome: 'fixed',
    ts: '2026-01-02T03:04:05.000Z',
  };
  writeFileSync(logOf(env), `${JSON.stringify(entry)}\n`);
  const { stderr } = ai(env, 'git', 'psuh');
  expect(stderr).toContain('This fixed it on 2026-01-02.');
  expect(stderr.indexOf('$ git status')).toBeGreaterThan(0);
  expect(stderr.indexOf('$ git status')).toBeLessThan(stderr.indexOf('$ git push'));
});

test('a read-only home is no trouble for a success', () => {
  const env = cleanEnv();
  chmodSync(env.HOME ?? '', 0o500);
  expect(ai(env, 'true')).toEqual({ status: 0, stdout: '', stderr: '' });
  chmodSync(env.HOME ?? '', 0o700);
});
