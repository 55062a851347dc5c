import { chmodSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { execa, execaSync } from 'execa';
import { beforeAll, expect, it } from 'vitest';
import { lightenExeca } from '../../src/build/lighten-execa.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const folder = temporaryFolder('ai-run-execa-');
const plain = join(folder, 'plain.txt');
let light: { execa: typeof execa; execaSync: typeof execaSync };

beforeAll(async () => {
  writeFileSync(plain, 'no program');
  chmodSync(plain, 0o644);
  // Queries get the synchronous half by the name of the file that imports it.
  writeFileSync(join(folder, 'probe.ts'), `export { execaSync } from 'execa';`);
  writeFileSync(
    join(folder, 'both.ts'),
    `export { execa } from 'execa'; export { execaSync } from './probe.ts';`,
  );
  await build({
    entryPoints: [join(folder, 'both.ts')],
    outfile: join(folder, 'light.mjs'),
    nodePaths: ['node_modules'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [lightenExeca],
  });
  light = await import(pathToFileURL(join(folder, 'light.mjs')).href);
});

const OPTIONS = {
  buffer: false,
  reject: false,
  cleanup: false,
  forceKillAfterDelay: false,
  extendEnv: false,
  env: { PATH: process.env.PATH ?? '', SPECIAL: 'a b' },
} as const;

it.each([
  ['success', ['true']],
  ['a code', ['sh', '-c', 'exit 3']],
  ['a signal', ['sh', '-c', 'kill -TERM $$']],
  ['the environment', ['sh', '-c', 'test "$SPECIAL" = "a b" && test -z "$HOME"']],
  ['no such program', ['nonexistent-program-of-ai-run']],
  ['no right to run it', [plain]],
])('the lighter execa tells %s like execa itself', async (_name, [program = '', ...args]) => {
  const [own, original] = await Promise.all(
    [light.execa, execa].map(async (run) => {
      const subprocess = run(program, args, { ...OPTIONS, stdio: ['ignore', 'ignore', 'ignore'] });
      const { exitCode, signal, code, failed } = await subprocess;
      return { exitCode, signal, code, failed, started: subprocess.pid !== undefined };
    }),
  );
  expect(own).toEqual(original);
});

it('the lighter execa goes where it is told, and begins where it is', async () => {
  const folderOf = async (cwd: string) => {
    const file = join(folder, `pwd-${cwd === folder}`);
    await light.execa('sh', ['-c', `pwd -P >'${file}'`], { ...OPTIONS, cwd, stdio: 'ignore' });
    return readFileSync(file, 'utf8').trim();
  };
  expect(await folderOf(folder)).toBe(realpathSync(folder));
  expect(await folderOf('/proc/self/cwd')).toBe(process.cwd());
});

it('hands out pipes and ends by a signal that is sent', async () => {
  const subprocess = light.execa('cat', [], { ...OPTIONS, stdio: ['pipe', 'pipe', 'ignore'] });
  const said = new Promise((resolve) => subprocess.stdout?.once('data', (bytes) => resolve(String(bytes))));
  subprocess.stdin?.write('hello');
  expect(await said).toBe('hello');
  expect(subprocess.kill('SIGKILL')).toBe(true);
  expect(await subprocess).toMatchObject({ failed: true, signal: 'SIGKILL' });
});

it.each([
  ['output', ['sh', '-c', 'echo "é out"; echo err >&2'], {}],
  ['a failure', ['sh', '-c', 'echo x; exit 2'], {}],
  ['too much output', ['yes'], { maxBuffer: 1000 }],
  ['too long a time', ['sleep', '20'], { timeout: 50, killSignal: 'SIGKILL' }],
  ['no such program', ['nonexistent-program-of-ai-run'], {}],
] as const)('the lighter execaSync tells %s like execaSync itself', (_name, [program, ...args], more) => {
  const [own, original] = [light.execaSync, execaSync].map((run) => {
    const options = { stdin: 'ignore', stderr: 'ignore', reject: false, stripFinalNewline: false } as const;
    const { failed, stdout, exitCode } = run(program, args, { ...options, ...more });
    return { failed, stdout, exitCode };
  });
  expect(own).toEqual(original);
});
