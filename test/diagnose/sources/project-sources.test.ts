import { expect, it } from 'vitest';
import { PROJECT_SOURCES } from '../../../src/diagnose/sources/project-sources.js';
import { matchScope } from '../../support/match-scope.js';

const scope = matchScope({
  world: {
    files: {
      'package.json':
        '{"scripts":{"build":"x","test":"y"},"dependencies":{"a":"1"},"devDependencies":{"b":"1"}}',
      Makefile: 'all: x\nclean:\n',
      'Main.java': '',
      'Main.class': '',
      'notes.txt': '',
      '.git/config': '[remote "origin"]\n[branch "main"]\n\tremote = origin\n[remote "fork"]\n',
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/refs/heads/main': '',
      '.git/refs/remotes/origin/topic/one': '',
    },
    programs: ['git-lfs', 'gitk'],
  },
});
const read = (name: string, arg = ''): readonly string[] => PROJECT_SOURCES[name]?.(scope, '', arg) ?? [];

it.each([
  ['npm_scripts', '', ['build', 'test']],
  ['npm_script', 'test', ['test']],
  ['npm_script', 'tset', []],
  ['npm_dependencies', '', ['a', 'b']],
  ['make_target', 'clean', ['clean']],
  ['make_target', 'claen', []],
  ['java_classes', '', ['Main', 'Main']],
  ['git_remotes', '', ['origin', 'fork']],
  ['git_branch', '', ['main']],
  ['git_remote_branches', '', ['origin/topic/one']],
  ['git_tracking', '', ['topic/one']],
])('%s %s: %j', (name, arg, names) => {
  expect(read(name, arg)).toEqual(names);
});

it('counts programs called git-… among the subcommands, but not gitk', () => {
  expect(read('git_subcommands')).toEqual(expect.arrayContaining(['push', 'lfs']));
  expect(read('git_subcommands')).not.toContain('k');
});
