import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../src/files/make-folder.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const ROOT = resolve(__dirname, '../..');

describe('makeFolder', () => {
  it('makes those above it, too, for this user alone, and takes what is there', () => {
    const top = temporaryFolder('ai-run-folders-');
    makeFolder(join(top, 'a/b/c'));
    makeFolder(join(top, 'a/b/c'));
    for (const made of ['a', 'a/b', 'a/b/c']) expect(statSync(join(top, made)).mode & 0o777).toBe(0o700);
  });

  it('throws where there can be none', () => {
    const top = temporaryFolder('ai-run-folders-');
    symlinkSync('/nonexistent', join(top, 'gone'));
    expect(() => makeFolder(join(top, 'gone/a'))).toThrow('ENOENT');
    expect(() => makeFolder('/dev/null/a')).toThrow('ENOTDIR');
  });

  it.skipIf(process.platform !== 'linux')('ends below a file system that makes none', () => {
    expect(() => makeFolder('/proc/ai-run/a')).toThrow('ENOENT');
  });

  it('is what all of ai-run makes folders with', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('build/'))
      .map((name) => join(ROOT, 'src', name));
    const offenders = [...sources, join(ROOT, 'bin/ai-run.js')].filter((path) =>
      /mkdir(?:Sync)?\([^;]*recursive/.test(readFileSync(path, 'utf8')),
    );
    expect(offenders).toEqual([]);
  });
});
