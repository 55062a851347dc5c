import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/repair/disk.js';
import { describeLook, type LookGround, lookAtProject } from '../../src/repair/look-at-project.js';
import type { Look } from '../../src/repair/repair-state.js';
import { makeGround } from './change-fixture.js';

let root = '';
const asked: string[][] = [];
const answers: Record<string, string> = { 'git diff': '' };
const ground = (): LookGround => ({
  project: { root, isIgnored: () => true },
  probe: (argv) => {
    asked.push([...argv]);
    return answers[`${argv[0]} ${argv.includes('diff') ? 'diff' : argv.at(-1)}`];
  },
  isInstalled: (program) => program !== 'missing',
  now: () => 0,
});
const look = (tool: Look['tool'], rest: Partial<Look> = {}) =>
  lookAtProject({ tool, path: '', from: 0, to: 0, text: '', ...rest }, ground());

beforeAll(() => {
  root = makeGround().root;
  for (const folder of ['src/deep/er', 'node_modules/x', '.git'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'one\r\ntwo\r\nneedle three\r\n');
  writeFileSync(join(root, 'src/deep/er/b.ts'), 'needle\n');
  writeFileSync(join(root, 'node_modules/x/c.js'), 'needle\n');
  writeFileSync(join(root, '.env'), 'needle=1\n');
  writeFileSync(join(root, 'token.txt'), 'needle\n');
  writeFileSync(join(root, 'binary'), Buffer.from([0, 1, 2]));
  writeFileSync(
    join(root, 'long.txt'),
    Array.from({ length: 1000 }, (_, index) => `line ${index + 1}\n`).join(''),
  );
  symlinkSync('/etc', join(root, 'etc'));
  symlinkSync('/etc/hostname', join(root, 'host'));
  mkdirSync(join(root, 'closed'));
  chmodSync(join(root, 'closed'), 0o000);
});

describe('read_file', () => {
  it('gives a range with the hash of the whole file', () => {
    const hash = sha256(Buffer.from('one\r\ntwo\r\nneedle three\r\n'));
    expect(look('read_file', { path: 'src/a.ts', from: 2, to: 3 })).toEqual({
      ok: true,
      text: 'two\nneedle three',
      file: { path: 'src/a.ts', sha256: hash, from: 2, to: 3 },
    });
  });

  it('gives at most 400 lines, whatever is asked', () => {
    expect(look('read_file', { path: 'long.txt' }).file).toMatchObject({ from: 1, to: 400 });
    expect(look('read_file', { path: 'long.txt', from: 900, to: 99_999 }).file).toMatchObject({
      from: 900,
      to: 1001,
    });
    expect(look('read_file', { path: 'long.txt', from: -5, to: -1 }).file).toMatchObject({ from: 1 });
  });

  it.each(['.env', 'token.txt', '../x', '/etc/passwd', 'host', 'etc/passwd', 'binary', 'src', 'nothing'])(
    'refuses %s',
    (path) => {
      const result = look('read_file', { path });
      expect(result.ok).toBe(false);
      expect(result.file).toBeUndefined();
    },
  );
});

describe('list_files', () => {
  it('names two levels, without closed names and without following links', () => {
    const { text } = look('list_files');
    expect(text.split('\n')).toEqual([
      'binary',
      'closed/',
      'etc@',
      'host@',
      'long.txt',
      'node_modules/',
      'src/',
      'src/a.ts',
      'src/deep/',
    ]);
  });

  it.each(['..', '/', 'etc', 'src/a.ts', '.git'])('refuses %s', (path) => {
    expect(look('list_files', { path }).ok).toBe(false);
  });
});

describe('search_files', () => {
  it('finds text in open files only', () => {
    expect(look('search_files', { text: 'needle' }).text.split('\n')).toEqual([
      'src/a.ts:3: needle three',
      'src/deep/er/b.ts:1: needle',
    ]);
  });

  it('takes the text as it stands and stays below the limit', () => {
    expect(look('search_files', { text: '(a+)+$' }).ok).toBe(false);
    expect(look('search_files', { text: 'line' }).text.length).toBeLessThan(20_000);
    expect(look('search_files', { text: '' }).ok).toBe(false);
    expect(look('search_files', { text: 'root', path: 'etc' }).ok).toBe(false);
  });
});

describe('git', () => {
  it('leaves files that may hold secrets out of the diff', () => {
    const part = (name: string) =>
      `diff --git ${name} ${name}\n--- ${name}\n+++ ${name}\n@@ -1 +1 @@\n-old ${name}\n+new ${name}\n`;
    answers['git diff'] = part('src/a.ts') + part('.env') + part('"odd\\nname"') + part('src/b.ts');
    const { text } = look('git_diff');
    expect(text).toBe(part('src/a.ts') + part('src/b.ts'));
  });

  it('runs nothing that a repository names', () => {
    expect(asked.at(-1)).toEqual(
      expect.arrayContaining(['--no-ext-diff', '--no-textconv', 'core.fsmonitor=false']),
    );
    expect(look('git_status')).toEqual({ ok: false, text: 'git knows nothing here' });
  });
});

describe('command_help', () => {
  it('reads the man page, else --help of a known program', () => {
    answers['man tar'] = 'T\u0008TAR page';
    answers['npm --help'] = 'npm help';
    expect(look('command_help', { text: 'tar' }).text).toBe('TAR page');
    expect(look('command_help', { text: 'npm install' }).text).toBe('npm help');
  });

  it.each([
    'deploy',
    'missing',
    'sh script',
    'npm run build',
    '-x',
    'a;b',
    '../x',
    '',
    'node evil.js',
    'yarn build',
    'npx x',
  ])('never runs %j', (text) => {
    const before = asked.length;
    expect(look('command_help', { text }).ok).toBe(false);
    expect(asked.slice(before).every(([program]) => program === 'man')).toBe(true);
  });
});

it('describes a look in one line', () => {
  expect(describeLook({ tool: 'read_file', path: 'a', from: 0, to: 9, text: '' })).toBe('read_file a 1-9');
  expect(describeLook({ tool: 'search_files', path: '', from: 0, to: 0, text: 'x' })).toBe(
    'search_files "x"',
  );
});
