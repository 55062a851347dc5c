import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import {
  emptySubmodules,
  filesNamed,
  lockingProcesses,
  nestedRepositories,
  openConflicts,
} from '../../../src/diagnose/sources/git-names.js';

const modules =
  '[submodule "a"]\n\tpath = vendor/a\n[submodule "b"]\n\tpath = vendor/b\n[submodule "c"]\n\tpath = c\n';

describe('names of a git repository', () => {
  it('finds submodules that were never filled, the ones spoken of first', () => {
    const world = createExampleWorld({ files: { '.gitmodules': modules, 'c/.git': 'gitdir: x' } });
    expect(emptySubmodules(world, 'vendor/b/rules.mk: No such file')).toEqual(['vendor/b', 'vendor/a']);
  });

  it('finds repositories one folder down', () => {
    const world = createExampleWorld({ files: { 'app/.git': null, 'docs/a.md': '' } });
    expect(nestedRepositories(world)).toEqual(['app']);
  });

  it('counts a conflict as settled only where the whole file is seen to have no mark', () => {
    const world = createExampleWorld({
      probes: { 'git diff --name-only --diff-filter=U': 'done.txt\nopen.txt\nup/there.txt\nlong.txt\n' },
      files: { 'done.txt': 'both\n', 'open.txt': 'a\n<<<<<<< HEAD\n', 'long.txt': 'x'.repeat(1024 * 1024) },
    });
    expect(openConflicts(world)).toEqual(['open.txt', 'up/there.txt', 'long.txt']);
  });

  it('tells git processes in a folder with a lock from others', () => {
    const world = createExampleWorld({
      probes: { 'pgrep -x git': '11\n12\n13\n' },
      files: { '/proc/11/cwd/.git/index.lock': '', '/proc/12/cwd/.git/HEAD': '' },
    });
    expect(lockingProcesses(world)).toEqual(['11', '13']);
  });

  it('finds files of the same name elsewhere in the repository', () => {
    const probe = 'git ls-files -co --exclude-standard -- :/**/app.js :/app.js';
    const world = createExampleWorld({ probes: { [probe]: 'src/app.js\nlib/app.js\n' } });
    expect(filesNamed(world, 'app.js')).toEqual(['src/app.js', 'lib/app.js']);
  });
});
