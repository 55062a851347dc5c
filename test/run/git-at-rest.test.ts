import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitAtRest } from '../../src/run/git-at-rest.js';
import { probe } from '../../src/run/probe.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const WHO = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'protocol.file.allow=always'];

/** A repository with one commit and one change, and a program that leaves a mark where anything starts it. */
function repository() {
  const cwd = temporaryFolder('ai-run-hostile-');
  const home = temporaryFolder('ai-run-home-');
  const mark = join(home, 'ran');
  const program = join(home, 'program');
  writeFileSync(program, `#!/bin/sh\necho "$0" >> ${mark}\ncat\n`, { mode: 0o755 });
  const env = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...words: string[]) => execFileSync('git', [...WHO, ...words], { cwd, env, stdio: 'pipe' });
  git('init', '-q');
  change(cwd, 'one');
  git('add', '.');
  git('commit', '-qm', 'one');
  change(cwd, 'two');
  const ask = (...words: string[]) =>
    probe(['git', ...words], { timeoutMs: 5000, maxBytes: 10_000, env, cwd });
  return { cwd, env, git, ask, program, ran: () => existsSync(mark), mark };
}

/** Texts of one length: git looks into a file only where its size tells nothing. */
function change(folder: string, text: 'one' | 'two' | 'six'): void {
  writeFileSync(join(folder, 'file'), text);
  utimesSync(join(folder, 'file'), 1, { one: 100, two: 200, six: 300 }[text]);
}

const QUERIES = [
  ['diff', '--name-only', 'HEAD'],
  ['status', '--porcelain'],
  ['stash', 'list'],
] as const;

test.each(['clean', 'process'])(
  'the %s filter of a repository is not run by a query, but by git itself',
  (kind) => {
    const { git, ask, cwd, program, ran, mark } = repository();
    writeFileSync(join(cwd, '.git/info/attributes'), '* filter=own.x\n');
    git('config', `filter.own.x.${kind}`, program);
    git('config', 'filter.own.x.required', 'true');
    for (const query of QUERIES) ask(...query);
    expect(ask('diff', '--name-only', 'HEAD')).toBe('file\n');
    expect(ran()).toBe(false);
    try {
      git('status', '--porcelain');
    } catch {
      // A program that speaks no filter protocol ends git.
    }
    expect(existsSync(mark)).toBe(true);
  },
);

test('a filter whose name is no text, or that hides among many, is not run either', () => {
  for (const hide of [nameWithoutText, nameAmongMany]) {
    const { git, ask, cwd, program, ran } = repository();
    hide(cwd, program);
    for (const query of QUERIES) ask(...query);
    expect(ran()).toBe(false);
    git('status', '--porcelain');
    expect(ran()).toBe(true);
  }
});

/** Bytes that no decoder of UTF-8 gives back as they were. */
function nameWithoutText(cwd: string, program: string): void {
  writeFileSync(join(cwd, '.git/info/attributes'), '* filter=\xff\xfe\n', 'latin1');
  appendFileSync(join(cwd, '.git/config'), `[filter "\xff\xfe"]\n\tclean = ${program}\n`, 'latin1');
}

/** More names than a query may print. */
function nameAmongMany(cwd: string, program: string): void {
  const many = Array.from({ length: 2000 }, (_, index) => `[filter "other${index}"]\n\tx = y\n`);
  writeFileSync(join(cwd, '.git/info/attributes'), '* filter=own\n');
  appendFileSync(join(cwd, '.git/config'), `[filter "own"]\n\tclean = ${program}\n${many.join('')}`);
}

test('the filter that the user has configured goes on working', () => {
  const { git, ask, cwd, program, ran } = repository();
  writeFileSync(join(cwd, '.git/info/attributes'), '* filter=mine\n');
  git('config', '--global', 'filter.mine.clean', program);
  expect(ask('status', '--porcelain')).toBe(' M file\n');
  expect(ran()).toBe(true);
});

test('the monitor and the hooks of a repository are not run', () => {
  const { git, ask, cwd, program, ran } = repository();
  git('config', 'core.fsmonitor', program);
  writeFileSync(join(cwd, '.git/hooks/post-index-change'), `#!/bin/sh\n${program} </dev/null\n`, {
    mode: 0o755,
  });
  for (const query of QUERIES) ask(...query);
  expect(ran()).toBe(false);
});

test('objects that are missing are not fetched, since an address can be a command', () => {
  const { git, ask, cwd, program, ran } = repository();
  git('config', 'core.repositoryformatversion', '1');
  git('config', 'extensions.partialClone', 'origin');
  git('config', 'remote.origin.promisor', 'true');
  git('config', 'remote.origin.url', cwd);
  git('config', 'remote.origin.uploadpack', program);
  const tree = git('rev-parse', 'HEAD^{tree}').toString().trim();
  rmSync(join(cwd, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  for (const query of [...QUERIES, ['ls-tree', 'HEAD']]) ask(...query);
  expect(ran()).toBe(false);
});

test('the filter of a submodule is not run', () => {
  const { git, ask, cwd, program, ran } = repository();
  git('submodule', 'add', '-q', cwd, 'sub');
  git('commit', '-qm', 'sub');
  change(join(cwd, 'sub'), 'six');
  writeFileSync(join(cwd, '.git/modules/sub/info/attributes'), '* filter=own\n');
  git('-C', 'sub', 'config', 'filter.own.clean', program);
  for (const query of QUERIES) ask(...query);
  expect(ran()).toBe(false);
});

test('a repository that lies among the files of another one, as a clone can bring it, is not asked', () => {
  const { git, cwd, env } = repository();
  const folder = join(cwd, 'docs');
  mkdirSync(folder);
  git('clone', '-q', '--bare', cwd, folder);
  appendFileSync(join(folder, 'config'), '[core]\n\tbare = true\n');
  expect(readdirSync(folder)).toContain('HEAD');
  const bounds = { timeoutMs: 5000, maxBytes: 10_000, env, cwd: folder };
  expect(probe(['git', 'rev-list', '--count', 'HEAD'], bounds)).toBeUndefined();
  expect(probe(['git', 'rev-list', '--count', 'HEAD'], { ...bounds, cwd })).toBe('1\n');
});

test('only queries that would enter submodules are told not to', () => {
  const words = (line: string) => gitAtRest(line.split(' '), () => '')?.argv.join(' ');
  expect(words('git -c a.b=c diff --name-only')).toBe(
    'git -c a.b=c diff --ignore-submodules=dirty --name-only',
  );
  expect(words('git ls-files')).toBe('git ls-files');
});
