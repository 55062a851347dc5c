import { describe, expect, it } from 'vitest';
import { deletesNamed } from '../../src/diagnose/deletes-named.js';
import { simpleCommands } from '../../src/shell/simple-commands.js';

const deletes = (line: string, source: string): boolean => deletesNamed(simpleCommands(line)[0], source);

describe('deletesNamed', () => {
  it.each([
    ['sudo rm -f old.txt', 'files'],
    ['git rm notes.txt', 'git_files_named'],
    ['git branch -D spike', 'git_branches'],
    ['git tag --delete v2', 'git_tags'],
    ['git push origin -d spike', 'git_tracking'],
    ['git remote remove orgin', 'git_remotes'],
    ['git worktree remove ../wt2', 'folders'],
  ])('%s deletes what %s would name', (line, source) => {
    expect(deletes(line, source)).toBe(true);
  });

  it.each([
    ['git branch -D spike', 'git_subcommands'],
    ['git branch spike', 'git_branches'],
    ['git checkout -d spike', 'git_branches'],
    ['cat rm.txt', 'files'],
    ['cp -d a b', 'files'],
  ])('%s keeps what %s would name', (line, source) => {
    expect(deletes(line, source)).toBe(false);
  });
});
