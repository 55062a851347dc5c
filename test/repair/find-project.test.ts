import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProject } from '../../src/repair/find-project.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const HOME = '/home/nobody';

test('the project is the work tree around the folder', () => {
  const top = temporaryFolder('ai-run-project-');
  mkdirSync(join(top, '.git'));
  mkdirSync(join(top, 'src/deep'), { recursive: true });
  expect(findProject(join(top, 'src/deep'), HOME, () => undefined).root).toBe(top);
});

test('without a work tree, and where it is the home, the folder alone may be touched', () => {
  const home = temporaryFolder('ai-run-home-');
  mkdirSync(join(home, '.git'));
  mkdirSync(join(home, 'work'));
  expect(findProject(join(home, 'work'), home, () => undefined).root).toBe(join(home, 'work'));
  const lone = temporaryFolder('ai-run-lone-');
  expect(findProject(lone, HOME, () => undefined).root).toBe(lone);
});

test('what git ignores is asked of git, by the path as it is', () => {
  const asked: string[][] = [];
  const { isIgnored, root } = findProject(temporaryFolder('ai-run-project-'), HOME, (argv) => {
    asked.push([...argv]);
    return argv.at(-1) === '--hidden' ? '--hidden\n' : undefined;
  });
  expect([isIgnored('--hidden'), isIgnored('seen')]).toEqual([true, false]);
  expect(asked[0]).toEqual(['git', '-C', root, 'check-ignore', '--', '--hidden']);
});
