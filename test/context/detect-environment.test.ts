import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectEnvironment } from '../../src/context/detect-environment.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = () => temporaryFolder('ai-run-environment-');

function program(file: string): void {
  writeFileSync(file, '');
  chmodSync(file, 0o755);
}

describe('detectEnvironment', () => {
  it('reads versions, virtualenv and branch from files and variables, asking no program', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, '.git'));
    writeFileSync(join(cwd, '.git/HEAD'), 'ref: refs/heads/feature/x\n');
    mkdirSync(join(cwd, 'deep/er'), { recursive: true });
    mkdirSync(join(cwd, 'versions/v20.1.2/bin'), { recursive: true });
    program(join(cwd, 'versions/v20.1.2/bin/node'));
    writeFileSync(join(cwd, 'pyvenv.cfg'), 'home = /usr/bin\nversion = 3.11.4\n');
    const env = {
      VIRTUAL_ENV: cwd,
      PATH: join(cwd, 'versions/v20.1.2/bin'),
      DOCKER_HOST: 'unix:///nonexistent',
    };
    expect(await detectEnvironment({ cwd: join(cwd, 'deep/er'), home: cwd, env })).toEqual({
      python_version: '3.11.4',
      virtualenv_active: true,
      virtualenv_path: cwd,
      nodejs_version: '20.1.2',
      docker_available: false,
      git_repo: true,
      git_branch: 'feature/x',
    });
  });

  it('knows python by the name that its link points to, and worktrees by their .git file', async () => {
    const cwd = folder();
    program(join(cwd, 'python3.12'));
    symlinkSync(join(cwd, 'python3.12'), join(cwd, 'python3'));
    mkdirSync(join(cwd, 'real'));
    writeFileSync(join(cwd, 'real/HEAD'), 'ref: refs/heads/tree\n');
    writeFileSync(join(cwd, '.git'), 'gitdir: real\n');
    const found = await detectEnvironment({ cwd, home: cwd, env: { PATH: cwd } });
    expect(found).toMatchObject({ python_version: '3.12', git_repo: true, git_branch: 'tree' });
  });

  it('has no branch where HEAD is detached, and no repository where there is none', async () => {
    const cwd = folder();
    const outside = await detectEnvironment({ cwd, home: cwd, env: {} });
    expect(outside).toMatchObject({ git_repo: false, virtualenv_active: false });
    mkdirSync(join(cwd, '.git'));
    writeFileSync(join(cwd, '.git/HEAD'), '0123456789abcdef0123456789abcdef01234567\n');
    const found = await detectEnvironment({ cwd, home: cwd, env: {} });
    expect(found.git_repo).toBe(true);
    expect(found.git_branch).toBeUndefined();
  });

  it('sees a daemon by connecting to its socket or address', async () => {
    const cwd = folder();
    const docker = async (host: string) =>
      (await detectEnvironment({ cwd, home: cwd, env: { DOCKER_HOST: host } })).docker_available;
    const socket = createServer().listen(join(cwd, 'docker.sock'));
    const tcp = createServer().listen(0, '127.0.0.1');
    await Promise.all(
      [socket, tcp].map((server) => new Promise((resolve) => server.once('listening', resolve))),
    );
    const address = tcp.address();
    expect(await docker(`unix://${join(cwd, 'docker.sock')}`)).toBe(true);
    expect(await docker(`tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)).toBe(true);
    await Promise.all([socket, tcp].map((server) => new Promise((resolve) => server.close(resolve))));
    expect(await docker(`unix://${join(cwd, 'docker.sock')}`)).toBe(false);
  });

  it('Feature: shellpilot, Property 6: goes on whatever a detection does, and reports what the others found', async () => {
    const answer = fc.constantFrom('version', 'version', 'nothing', 'garbage', 'throws', 'rejects', 'hangs');
    const probes = (kind: string) => (argv: readonly string[]) => {
      if (kind === 'throws') throw new Error('probe broke');
      if (kind === 'rejects') return Promise.reject(new Error('probe broke'));
      if (kind === 'hangs') return new Promise<undefined>(() => {});
      return Promise.resolve(
        kind === 'version' ? `${argv[0]} 3.4.5` : kind === 'garbage' ? '\u0000oops' : undefined,
      );
    };
    const cwd = folder();
    mkdirSync(join(cwd, '.git'));
    writeFileSync(join(cwd, '.git/HEAD'), 'ref: refs/heads/main\n');
    const envs = fc.record({
      PATH: fc.constantFrom('', '/nonexistent', 'relative', '/dev/null'),
      VIRTUAL_ENV: fc.constantFrom('', '/nonexistent', '/dev/null'),
      DOCKER_HOST: fc.constantFrom(
        'unix:///nonexistent',
        'nonsense',
        'tcp://127.0.0.1:1',
        'ssh://host',
        '://',
      ),
    });
    await fc.assert(
      fc.asyncProperty(answer, envs, async (kind, env) => {
        const found = await detectEnvironment({ cwd, home: cwd, env }, probes(kind));
        expect(found.git_branch).toBe('main');
        expect(found.docker_available).toBe(false);
        expect(found.virtualenv_active).toBe(env.VIRTUAL_ENV !== '');
        expect(found.python_version).toBe(kind === 'version' ? '3.4.5' : undefined);
        expect(found.nodejs_version).toBe(kind === 'version' ? '3.4.5' : undefined);
      }),
      { numRuns: 100 },
    );
  });
});
