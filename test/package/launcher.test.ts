import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanEnv } from '../support/built-binary.js';
import { runPiped } from '../support/run-piped.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const ROOT = resolve(__dirname, '../..');

/** The launcher in a copy of the package that has no compiled code and, being read-only, can keep none. */
describe('the launcher of a package that cannot be written to', () => {
  const copy = temporaryFolder('ai-run copied ö ');
  const launcher = join(copy, 'bin/ai-run.js');
  let home: string;

  beforeEach(() => {
    home = temporaryFolder('ai-run-home-');
    if (existsSync(launcher)) return;
    for (const part of ['bin', 'dist']) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    rmSync(join(copy, 'dist/code-cache'), { recursive: true, force: true });
    writeFileSync(join(copy, 'dist/code-cache'), 'no folder, not even for root');
  });

  const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    runPiped([launcher, ...args], { env: cleanEnv({ HOME: home, ...env }), timeout: 30_000 });

  it('keeps compiled code in the cache folder of the user', () => {
    const cache = join(home, 'own cache');
    expect(run(['echo', 'a'], { XDG_CACHE_HOME: cache }).stdout.toString()).toBe('a\n');
    expect(existsSync(join(cache, 'ai-run/code-cache'))).toBe(true);
  });

  it.each([
    ['that is a file', '/etc/hostname'],
    ['that depends on the working folder', 'relative'],
    ['where a folder cannot be made', '/proc'],
  ])('ends with the status of the command at a cache folder %s', (_name, cache) => {
    const { status, stderr } = run(['sh', '-c', 'exit 7'], { XDG_CACHE_HOME: cache });
    expect([status, stderr.toString()]).toEqual([7, '']);
  });
});
