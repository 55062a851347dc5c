import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
    spawnSync(program, args, { encoding: 'utf8', env: { PATH, ...env } });

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

  it('does not read NODE_OPTIONS or NODE_EXTRA_CA_CERTS, but hands them on', () => {
    const env = { HOME: home(), NODE_OPTIONS: '--bad-option', NODE_EXTRA_CA_CERTS: '/nowhere' };
    const { stdout, stderr } = run(['sh', '-c', 'echo $NODE_OPTIONS $NODE_EXTRA_CA_CERTS'], env);
    expect(stdout).toBe('--bad-option /nowhere\n');
    expect(stderr).toBe('');
  });
});
