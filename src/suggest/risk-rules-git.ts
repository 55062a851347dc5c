import type { OptionRule, ProgramRule } from './risk-rule.js';

const reads = (more: Partial<ProgramRule> = {}): ProgramRule => ({ risk: 'reads', ...more });
const adds = (why: string, more: Partial<ProgramRule> = {}): ProgramRule => ({ risk: 'adds', why, ...more });
const changes = (why: string, more: Partial<ProgramRule> = {}): ProgramRule => ({
  risk: 'changes',
  why,
  ...more,
});

const WRITES = 'It writes a file.';
const RUNS = 'It runs other programs.';
/** Most subcommands that read share the options of git's diff machinery. */
const READER_OPTIONS: readonly OptionRule[] = [
  ['--output', 'changes', WRITES],
  ['--upload-pack --exec', 'changes', RUNS],
  ['--ext-diff --textconv --filters --show-signature', 'adds', RUNS],
  ['--lost-found', 'changes', WRITES],
];
const REWRITES = 'It rewrites history.';
const DISCARDS = 'It discards changes that are not committed.';
const DRY_RUN = '-n --dry-run';

/** What the subcommands of git do. */
export const GIT_RULES: Readonly<Record<string, ProgramRule>> = {
  git: changes('It changes the repository.', {
    valued: '-C -c --git-dir --work-tree --namespace --exec-path --config-env',
    subcommands: {
      'status rev-parse rev-list ls-files ls-tree cat-file describe shortlog blame annotate merge-base name-rev for-each-ref show-ref var version count-objects check-ignore check-attr cherry whatchanged fsck verify-commit verify-tag diff-tree diff-index diff-files show-branch get-tar-commit-id --version --help --exec-path ls-remote':
        reads({ options: READER_OPTIONS }),
      help: reads({ options: [['-w --web', 'adds', RUNS]] }),
      'log show diff range-diff': reads({ options: [...READER_OPTIONS, ['-o', 'changes', WRITES]] }),
      grep: reads({ options: [['-O --open-files-in-pager', 'changes', RUNS]] }),
      reflog: reads({
        options: READER_OPTIONS,
        subcommands: { show: reads({ options: READER_OPTIONS }), 'expire delete': changes(REWRITES) },
        otherwise: 'reads',
      }),
      'add stage': adds('It marks files for the next commit.', {
        options: [['-f --force', 'changes', 'It adds ignored files.']],
      }),
      commit: adds('It creates a commit.', {
        valued: '-m --message -F --file -C -c --author --date -t --template --fixup --squash --cleanup',
        options: [
          ['--amend', 'changes', 'It rewrites the last commit.'],
          ['-n --no-verify', 'changes', 'It skips the checks of the repository.'],
        ],
      }),
      fetch: adds('It fetches from the remote.', {
        options: [
          ['-f --force -p --prune -P', 'changes', 'It replaces or removes fetched branches.'],
          ['--upload-pack', 'changes', RUNS],
        ],
      }),
      push: adds('It sends commits to the remote.', {
        valued: '-o --push-option --repo --receive-pack --exec',
        harmless: DRY_RUN,
        options: [
          [
            '-f --force --force-with-lease --force-if-includes --mirror',
            'changes',
            'It replaces history on the remote.',
          ],
          ['-d --delete --prune', 'changes', 'It deletes branches or tags on the remote.'],
          ['--no-verify', 'changes', 'It skips the checks of the repository.'],
          ['--receive-pack --exec', 'changes', RUNS],
        ],
      }),
      pull: changes('It fetches and changes your files.', {
        options: [
          ['-f --force', 'changes', 'It replaces fetched branches.'],
          ['-r --rebase', 'changes', 'It moves your commits onto those of the remote.'],
        ],
      }),
      clone: adds('It copies a repository into a new folder.', {
        valued:
          '-b --branch -o --origin --depth -c --config --reference -j --jobs --filter -u --upload-pack --template',
        options: [['-u --upload-pack -c --config --template', 'changes', RUNS]],
      }),
      init: adds('It creates a repository.', { options: [['--template', 'changes', RUNS]] }),
      switch: adds('It changes to another branch.', {
        options: [
          ['-f --force --discard-changes', 'changes', DISCARDS],
          ['-C --force-create', 'changes', 'It moves an existing branch.'],
        ],
      }),
      branch: adds('It lists or creates branches.', {
        valued: '-u --set-upstream-to --contains --merged --no-merged --sort --format --points-at',
        harmless:
          '-a --all -r --remotes -v --verbose -l --list --show-current --contains --merged --no-merged -vv',
        options: [
          ['-D', 'changes', 'It deletes a branch even if its commits are nowhere else.'],
          ['-d --delete', 'changes', 'It deletes a branch.'],
          ['-f --force -M -m --move -C', 'changes', 'It moves or renames a branch.'],
        ],
      }),
      tag: adds('It lists or creates tags.', {
        valued: '-m -F -u -n --sort --format --contains',
        harmless: '-l --list -n --contains',
        options: [
          ['-d --delete', 'changes', 'It deletes a tag.'],
          ['-f --force', 'changes', 'It moves a tag.'],
        ],
      }),
      stash: adds('It puts changes aside.', {
        valued: '-m --message',
        subcommands: {
          'list show': reads({ options: READER_OPTIONS }),
          'push save create store': adds('It puts changes aside.', {
            valued: '-m --message',
            options: [
              ['-u --include-untracked -a --all', 'adds', 'It also takes files that are not tracked.'],
            ],
          }),
          'pop apply branch': changes('It changes your files.'),
          'drop clear': changes('It throws away changes that were put aside.'),
        },
      }),
      remote: adds('It lists or adds remotes.', {
        harmless: '-v --verbose',
        subcommands: {
          'show get-url': reads(),
          'add update': adds('It adds a remote.'),
          'remove rm rename set-url set-head prune set-branches': changes('It changes remotes.'),
        },
      }),
      config: changes('It changes settings of git.', {
        valued: '-f --file --type --default',
        harmless: '--get --get-all --get-regexp -l --list --get-urlmatch',
        options: [
          ['--global --system', 'changes', 'It changes settings of git for all repositories.'],
          ['--unset --unset-all --remove-section', 'changes', 'It removes settings of git.'],
        ],
        reading: /^[\w-]+\.\S+$/,
        subcommands: { 'get list': reads() },
        otherwise: 'changes',
      }),
      worktree: adds('It lists or adds working folders.', {
        subcommands: {
          list: reads(),
          add: adds('It adds a working folder.'),
          'remove prune move': changes('It removes a working folder.'),
        },
      }),
      submodule: changes('It changes submodules.', {
        subcommands: {
          'status summary': reads(),
          'update init sync add': adds('It fetches submodules.', {
            options: [['-f --force', 'changes', DISCARDS]],
          }),
        },
        otherwise: 'changes',
      }),
      merge: changes('It changes your files and the branch.', {
        valued: '-m -s -X -F',
        options: [['--abort --quit', 'changes', DISCARDS]],
      }),
      rebase: changes(REWRITES, {
        valued: '-x --exec -s -X --onto',
        options: [['--abort --quit', 'changes', DISCARDS]],
      }),
      'cherry-pick revert am apply': changes('It changes your files.', {
        harmless: '--check --stat --numstat --summary',
      }),
      reset: changes('It moves the branch or the index.', {
        options: [['--hard --merge --keep', 'changes', DISCARDS]],
      }),
      restore: changes(DISCARDS, { options: [] }),
      clean: changes('It deletes files that are not tracked.', { harmless: DRY_RUN }),
      rm: changes('It deletes files or stops tracking them.', { harmless: DRY_RUN }),
      mv: changes('It moves files.', { harmless: DRY_RUN }),
      'filter-branch filter-repo replace': changes(REWRITES),
      'gc prune repack maintenance pack-refs': changes('It removes objects that nothing refers to.'),
      bisect: changes('It moves between commits.', { subcommands: { log: reads() }, otherwise: 'changes' }),
      'archive bundle format-patch': changes('It writes files.'),
      notes: changes('It changes notes.', { subcommands: { 'list show': reads() }, otherwise: 'changes' }),
      'update-ref update-index symbolic-ref hash-object write-tree commit-tree read-tree checkout-index':
        changes('It changes the inside of the repository.'),
      lfs: changes('It changes large files.', {
        subcommands: {
          'ls-files status env version': reads(),
          'install pull fetch track': adds('It fetches large files or tracks them.'),
        },
        otherwise: 'changes',
      }),
      'credential send-email request-pull instaweb daemon difftool mergetool gui': changes(RUNS),
    },
  }),
};
