import { describe } from 'vitest';
import { type LiveFailure, liveFailure } from './live-failure.js';

const repository = `
git config --global user.name Dev
git config --global user.email dev@example.com
git config --global init.defaultBranch main
git init -q .
echo '# project' > README.md
git add README.md
git commit -qm first
`;

const remote = `
git init -q --bare ../remote.git
git remote add origin ../remote.git
git push -q -u origin main
`;

const theirWork = `
git clone -q ../remote.git ../theirs
(cd ../theirs; echo theirs > theirs.txt; git add .; git commit -qm theirs; git push -q)
`;

function commit(file: string, text = file): string {
  return `echo ${text} > ${file}; git add ${file}; git commit -qm ${file}\n`;
}

function git(name: string, failure: LiveFailure): void {
  liveFailure(name, { tools: ['git'], ...failure });
}

describe('git, really run', () => {
  git('a mistyped subcommand', {
    setup: repository + remote + commit('a.txt'),
    command: 'git psuh origin main',
    verify: '[ "$(git rev-parse main)" = "$(git -C ../remote.git rev-parse main)" ]',
  });

  git('a mistyped option', {
    setup: `${repository}echo more >> README.md; git add README.md`,
    command: 'git commit --ammend --no-edit',
    verify: '[ "$(git rev-list --count HEAD)" = 1 ]; git show HEAD:README.md | grep -qx more',
  });

  git('a message without quotes', {
    setup: `${repository}echo x > x.txt; git add x.txt`,
    command: 'git commit -m fix login bug',
    verify: "git log -1 --format=%s | grep -qx 'fix login bug'",
  });

  git('a branch that does not exist yet', {
    setup: repository,
    command: 'git checkout feature/search',
    verify: '[ "$(git branch --show-current)" = feature/search ]',
  });

  git('no upstream, and the flags of the push stay', {
    setup: `${repository + remote}git checkout -qb feature; ${commit('f.txt')}git tag -a v1 -m v1`,
    command: 'git push --follow-tags',
    cause: "'feature' follows no branch on origin",
    verify: 'git -C ../remote.git rev-parse feature v1; git rev-parse feature@{upstream}',
  });

  git('a rejected push', {
    setup: repository + remote + theirWork + commit('mine.txt'),
    command: 'git push',
    verify: 'git -C ../remote.git show main:mine.txt main:theirs.txt',
  });

  git('a pull of diverged branches, with uncommitted work', {
    setup: `${repository + remote + theirWork + commit('mine.txt')}echo local >> README.md`,
    command: 'git pull',
    verify: 'cat theirs.txt mine.txt; grep -qx local README.md',
  });

  git('a rebase with uncommitted work', {
    setup: `${repository}git checkout -qb feature; ${commit('f.txt')}git checkout -q main; ${commit('g.txt')}git checkout -q feature; echo local >> README.md`,
    command: 'git rebase main',
    verify: 'git merge-base --is-ancestor main feature; grep -qx local README.md',
  });

  git('an untracked file in the way of a pull', {
    setup: `${repository + remote + theirWork}echo mine > theirs.txt`,
    command: 'git pull',
    verify: "grep -qx theirs theirs.txt; git show 'stash@{0}^3:theirs.txt' | grep -qx mine",
  });

  git('a file with changes that should no longer be tracked', {
    setup: `${repository}echo more >> README.md`,
    command: 'git rm README.md',
    verify: '[ -z "$(git ls-files)" ]; grep -qx more README.md',
  });

  git('a lock that a killed process left', {
    setup: `${repository}touch .git/index.lock a.txt`,
    command: 'git add a.txt',
    verify: 'git ls-files | grep -qx a.txt',
  });

  git('a submodule that was never fetched', {
    setup: `${repository}
git config --global protocol.file.allow always
git init -q ../lib
(cd ../lib; printf 'all:\\n\\techo built > out.txt\\n' > rules.mk; git add .; git commit -qm lib)
git submodule --quiet add ../lib vendor/lib
echo 'include vendor/lib/rules.mk' > Makefile
git add .; git commit -qm app
cd ..; mv project origin; git clone -q origin project`,
    command: 'make',
    tools: ['git', 'make'],
    cause: 'vendor/lib',
    verify: 'grep -qx built out.txt',
  });

  git('a repository of another user is trusted alone', {
    setup: `${repository}chown -R 12345:12345 .`,
    command: 'git status',
    tools: ['git', ...(process.getuid?.() === 0 ? [] : ['root-rights'])],
    verify: 'git status; [ "$(git config --global --get-all safe.directory)" = "$PWD" ]',
  });

  git('a merge conflict gets words and no fix', {
    setup: `${repository}git checkout -qb f; ${commit('README.md', 'two')}git checkout -q main; ${commit('README.md', 'three')}`,
    command: 'git merge f',
    cause: 'README.md',
  });

  git('nothing to commit gets words and no fix', {
    setup: repository,
    command: 'git commit -m x',
    cause: 'nothing to commit',
  });
});
