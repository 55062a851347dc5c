import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { impactDeps } from '../../src/commands/impact-deps.js';
import { previewImpact } from '../../src/suggest/preview-impact.js';
import { temporaryFolder } from '../support/temporary-folder.js';

it('lets a preview see files, folders and links, and nothing that is not there', () => {
  const cwd = temporaryFolder('ai-run-impact-');
  mkdirSync(join(cwd, 'build'));
  for (const name of ['a', 'b', 'c']) writeFileSync(join(cwd, 'build', name), 'x'.repeat(1000));
  symlinkSync('build', join(cwd, 'link'));
  const deps = impactDeps({ cwd, home: cwd, env: {} });
  expect(deps.lookAt('build')).toMatchObject({ kind: 'directory' });
  expect(deps.lookAt('build/a')).toEqual({ kind: 'file', size: 1000 });
  expect(deps.lookAt('link')).toMatchObject({ kind: 'link' });
  expect(deps.lookAt('none')).toBeUndefined();
  expect([deps.list('none'), deps.read('none'), deps.follow('none')]).toEqual([[], undefined, undefined]);
  expect([deps.list('build'), deps.read('build/a')?.length, deps.follow('link')]).toEqual([
    ['a', 'b', 'c'],
    1000,
    'build',
  ]);
  expect(previewImpact('rm -r build', deps).join('\n')).toMatch(/3 files/);
  expect(readdirSync(join(cwd, 'build'))).toHaveLength(3);
});
