import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = resolve(__dirname, '../../dist/binary');
const NAME = existsSync(FOLDER) ? readdirSync(FOLDER).find((name) => name.startsWith('ai-run-')) : undefined;
const TOOLS = ['sh', 'tail', 'tar', 'gzip', 'mkdir', 'chmod', 'mv', 'rm', 'id', 'tr', 'echo', 'false'];

/** A PATH with the few tools that every system has, and no Node. */
function withoutNode(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ai-run-tools-'));
  for (const tool of TOOLS) {
    const found = spawnSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' }).stdout.trim();
    symlinkSync(found.startsWith('/') ? found : `/usr/bin/${tool}`, join(folder, tool));
  }
  return folder;
}

/** `npm run build:binary` makes it; without it there is nothing to test. */
describe.skipIf(NAME === undefined)('the single binary', () => {
  const program = join(FOLDER, NAME ?? '');
  const PATH = withoutNode();
  const home = () => mkdtempSync(join(tmpdir(), 'ai-run-home-'));
  const run = (args: readonly string[], env: Record<string, string>) =>
    spawnSync(program, args, { encoding: 'utf8', env: { PATH, TMPDIR: home(), ...env } });

  it('has its checksum beside it', () => {
    const sum = createHash('sha256').update(readFileSync(program)).digest('hex');
    expect(readFileSync(join(FOLDER, 'SHA256SUMS'), 'utf8')).toBe(`${sum}  ${NAME}\n`);
  });

  it('runs without Node, silently, and unpacks itself once', () => {
    const HOME = home();
    expect(run(['echo', 'a b'], { HOME })).toMatchObject({ status: 0, stdout: 'a b\n', stderr: '' });
    expect(run(['sh', '-c', 'exit 41'], { HOME }).status).toBe(41);
    expect(run(['--version'], { HOME }).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(
      readdirSync(join(HOME, '.cache/ai-run')).filter((name) => /^(?:binary|part)-/.test(name)),
    ).toHaveLength(1);
  });

  it('carries its patterns', () => {
    const { stderr } = run(['sh', '-c', 'echo "cat: x: Permission denied" >&2; exit 1'], { HOME: home() });
    expect(stderr).toMatch(/[Pp]ermission/);
  });

  it('finds another place where the cache cannot be written, and says so where there is none', () => {
    const TMPDIR = home();
    expect(run(['echo', 'x'], { HOME: '/dev/null', TMPDIR }).stdout).toBe('x\n');
    const { status, stderr } = run(['echo', 'x'], { HOME: '/dev/null', TMPDIR: '/dev/null' });
    expect(status).toBe(125);
    expect(stderr).toContain('cannot unpack itself');
  });

  it.each([
    ['without a home', {}],
    ['with a cache that depends on the folder', { XDG_CACHE_HOME: 'cache', HOME: '/dev/null' }],
  ])('unpacks itself into the temporary folder %s', (_name, env) => {
    const TMPDIR = home();
    expect(run(['echo', 'x'], { ...env, TMPDIR })).toMatchObject({ stdout: 'x\n', stderr: '' });
    expect(readdirSync(TMPDIR)).toHaveLength(1);
  });

  it('does not start what somebody else has put into its place', () => {
    const HOME = home();
    const cache = join(HOME, '.cache');
    mkdirSync(cache);
    symlinkSync(home(), join(cache, 'ai-run'));
    chmodSync(HOME, 0o700);
    expect(run(['echo', 'x'], { HOME, TMPDIR: home() }).stdout).toBe('x\n');
    expect(readdirSync(join(cache, 'ai-run'))).toEqual([]);
  });

  /** Where the program lies once it is unpacked under a base folder. */
  const unpackedIn = (base: string) => {
    const [folder = '', ...more] = readdirSync(base).filter((name) => /^(?:binary|part)-/.test(name));
    expect(more).toEqual([]);
    return join(base, folder, 'ai-run');
  };

  it('unpacks itself once where several start at the same time', async () => {
    const [HOME, TMPDIR] = [home(), home()];
    const codes = await Promise.all(
      [1, 2, 3, 4].map(
        (code) =>
          new Promise((resolve) => {
            spawn(program, ['sh', '-c', `exit ${code}`], { env: { PATH, HOME, TMPDIR }, stdio: 'ignore' }).on(
              'exit',
              resolve,
            );
          }),
      ),
    );
    expect(codes).toEqual([1, 2, 3, 4]);
    const folder = dirname(unpackedIn(join(HOME, '.cache/ai-run')));
    expect(readdirSync(folder).filter((name) => name.startsWith('part-'))).toEqual([]);
  });

  it.each([0, 5_000_000])('unpacks itself anew where its copy was cut to %i bytes', (size) => {
    const HOME = home();
    run(['true'], { HOME });
    truncateSync(unpackedIn(join(HOME, '.cache/ai-run')), size);
    expect(run(['sh', '-c', 'exit 3'], { HOME })).toMatchObject({ status: 3, stderr: '' });
  });

  it('leaves nothing behind where there is no room, and takes the spare copy from then on', () => {
    const [HOME, TMPDIR] = [home(), home()];
    const cramped = ['-c', 'ulimit -f 1000; exec "$0" echo x', program];
    const { status, stderr } = spawnSync('sh', cramped, { encoding: 'utf8', env: { PATH, HOME, TMPDIR } });
    expect([status, stderr]).toEqual([125, expect.stringContaining('cannot unpack itself into ')]);
    expect(readdirSync(join(HOME, '.cache/ai-run'))).toEqual([]);
    expect(run(['echo', 'x'], { HOME: '/dev/null', TMPDIR }).stdout).toBe('x\n');
    expect(run(['echo', 'x'], { HOME, TMPDIR }).stdout).toBe('x\n');
    expect(readdirSync(join(HOME, '.cache/ai-run'))).toEqual([]);
  });

  /** A spare folder as it is after unpacking, but with a link to a script in the place of the program. */
  function planted() {
    const TMPDIR = home();
    run(['true'], { TMPDIR });
    const base = join(TMPDIR, readdirSync(TMPDIR)[0] ?? '');
    const script = join(home(), 'script');
    writeFileSync(script, '#!/bin/sh\necho planted', { mode: 0o755 });
    const place = unpackedIn(base);
    rmSync(place);
    symlinkSync(script, place);
    return { base, TMPDIR };
  }

  it('does not start a file of the user that a link names', () => {
    const { TMPDIR } = planted();
    expect(run(['echo', 'x'], { TMPDIR }).stdout).toBe('x\n');
  });

  it.skipIf(process.getuid?.() !== 0)('takes nothing from a folder of another user', () => {
    const { base, TMPDIR } = planted();
    chownSync(base, 54321, 54321);
    const { status, stdout } = run(['echo', 'x'], { TMPDIR });
    expect([status, stdout]).toEqual([125, '']);
  });

  it('does not depend on options for tar or on a free mask', () => {
    const env = { PATH, HOME: home(), TAR_OPTIONS: '-v', TMPDIR: home() };
    const open = ['-c', 'umask 0; exec "$0" sh -c umask', program];
    expect(spawnSync('sh', open, { encoding: 'utf8', env })).toMatchObject({ stdout: '0000\n', stderr: '' });
    const place = unpackedIn(join(env.HOME, '.cache/ai-run'));
    expect(statSync(join(env.HOME, '.cache/ai-run')).mode & 0o777).toBe(0o700);
    expect(statSync(place).uid).toBe(process.getuid?.());
  });

  it('makes nothing in the working folder where TMPDIR depends on it', () => {
    const cwd = home();
    const env = { PATH, HOME: '/dev/null', TMPDIR: 'relative' };
    expect(spawnSync(program, ['echo', 'x'], { encoding: 'utf8', env, cwd }).stdout).toBe('x\n');
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('does not read NODE_OPTIONS or NODE_EXTRA_CA_CERTS, but hands them on', () => {
    const env = { HOME: home(), NODE_OPTIONS: '--bad-option', NODE_EXTRA_CA_CERTS: '/nowhere' };
    const { stdout, stderr } = run(['sh', '-c', 'echo $NODE_OPTIONS $NODE_EXTRA_CA_CERTS'], env);
    expect(stdout).toBe('--bad-option /nowhere\n');
    expect(stderr).toBe('');
  });
});
