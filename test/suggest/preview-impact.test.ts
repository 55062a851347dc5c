import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFiles } from '../../src/suggest/open-files.js';
import { type ImpactDeps, previewImpact } from '../../src/suggest/preview-impact.js';

let cwd = '';
const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false'];

function git(...args: readonly string[]): void {
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'ignore' });
}

function commit(name: string): void {
  writeFileSync(join(cwd, name), name);
  git('add', name);
  git('commit', '-m', `Add ${name}`);
}

/** A clock that stands still, so that a slow machine changes nothing. */
function preview(command: string, more: Partial<ImpactDeps> = {}): readonly string[] {
  const probe = (argv: readonly string[]): string | undefined => {
    try {
      return execFileSync(argv[0] ?? '', argv.slice(1), {
        cwd,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  };
  return previewImpact(command, { ...openFiles(), cwd, home: '/home/me', clock: () => 0, probe, ...more });
}

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'impact-'));
  git('init', '-q', '-b', 'main');
  commit('one');
  commit('two');
  commit('three');
  mkdirSync(join(cwd, 'build/deep'), { recursive: true });
  writeFileSync(join(cwd, 'build/a.o'), 'x'.repeat(1500));
  writeFileSync(join(cwd, 'build/deep/b.o'), 'x'.repeat(500));
  writeFileSync(join(cwd, 'build/.hidden'), 'x');
  symlinkSync('/', join(cwd, 'build/root'));
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

describe('files', () => {
  test('a folder is counted without following links', () => {
    expect(preview('rm -rf build')).toEqual(['Deletes 4 files (2.0 kB).']);
  });

  test('seen through sudo, sh -c and cd', () => {
    expect(preview(`sudo sh -c 'cd build && rm -rf deep'`)).toEqual(['Deletes 1 file (500 B).']);
  });

  test('patterns are resolved as a shell would, hidden names left out', () => {
    expect(preview('rm -rf build/*.o')).toEqual(['Deletes 1 file (1.5 kB).']);
    expect(preview('rm -rf build/?.o build/[d-e]*')).toEqual(['Deletes 2 files (2.0 kB).']);
    expect(preview('rm build/.h*')).toEqual(['Deletes 1 file (1 B).']);
    expect(preview("rm 'build/*.o'")).toEqual(['There is no build/*.o.']);
  });

  test('what is not there is said', () => {
    expect(preview('rm gone')).toEqual(['There is no gone.']);
  });

  test('a file that is replaced, but not one that is added to', () => {
    expect(preview('ls > one')).toEqual(['Replaces one (3 B).']);
    expect(preview('mv two build/a.o')).toEqual(['Replaces build/a.o (1.5 kB).']);
    expect(preview('ls >> one')).toEqual([]);
    expect(preview('ls > new')).toEqual([]);
  });

  test('a huge folder is cut off', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => String(index));
    const lookAt: ImpactDeps['lookAt'] = (path) => ({
      kind: path.endsWith('/big') ? 'directory' : 'file',
      size: 1,
    });
    expect(preview('rm -rf big', { lookAt, list: () => names })).toEqual([
      'Deletes more than 10,000 files (10 kB).',
    ]);
  });

  test('nothing is looked at once the time is up', () => {
    let now = 0;
    const clock = () => {
      now += 60;
      return now;
    };
    expect(preview('rm -rf build; rm -rf build/deep; ls > one', { clock })).toEqual([]);
  });

  test('a look-up that throws gives nothing', () => {
    const lookAt = () => {
      throw new Error('no');
    };
    expect(preview('rm -rf build', { lookAt })).toEqual([]);
  });
});

describe('git', () => {
  test('commits that a reset drops', () => {
    const [line] = preview('git reset --hard HEAD~2');
    expect(line).toMatch(/^Drops 2 commits from this branch: \w+ Add three; \w+ Add two\.$/);
  });

  test('changes that are discarded', () => {
    writeFileSync(join(cwd, 'one'), 'changed');
    expect(preview('git reset --hard')).toEqual(['Discards changes in 1 file: one.']);
    expect(preview('git checkout -- .')).toEqual(['Discards changes in 1 file: one.']);
    expect(preview('git restore one')).toEqual(['Discards changes in 1 file: one.']);
    expect(preview('git checkout -- two')).toEqual([]);
    writeFileSync(join(cwd, 'one'), 'one');
  });

  test('untracked files that clean deletes', () => {
    expect(preview('git clean -fd')).toEqual(['Deletes 1 untracked entry: build/.']);
    expect(preview('git clean -f')).toEqual([]);
  });

  test('commits that a rebase rewrites', () => {
    expect(preview('git rebase HEAD~1')[0]).toMatch(/^Rewrites 1 commit: \w+ Add three\.$/);
  });

  test('history that a forced push replaces', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('branch', 'behind', 'HEAD~1');
    expect(preview('git push --force origin main')).toEqual(['Replaces the history of origin/main.']);
    git('checkout', '-q', 'behind');
    expect(preview('git push -f origin +behind:main')[0]).toMatch(
      /^Replaces the history of origin\/main, dropping 1 commit there: \w+ Add three\.$/,
    );
    git('checkout', '-q', 'main');
  });

  test('commits that are only on a branch', () => {
    git('checkout', '-q', '-b', 'side');
    commit('four');
    git('checkout', '-q', 'main');
    expect(preview('git branch -D side')[0]).toMatch(/^Loses 1 commit that is only on side: \w+ Add four\.$/);
  });

  test('nothing is changed by asking', () => {
    const before = execFileSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' });
    for (const command of [
      'git clean -fdx',
      'git reset --hard HEAD~1',
      'git stash clear',
      'git rebase HEAD~2',
    ])
      preview(command);
    expect(execFileSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' })).toBe(before);
  });

  test('a harmless command has no impact', () => {
    for (const command of ['git status', 'git push', 'git checkout side', 'ls', 'echo rm -rf build'])
      expect(preview(command)).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('processes', () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => server.close());

  test('the process that holds a port', () => {
    const expected = new RegExp(`^Port ${port} is held by process ${process.pid}: `);
    expect(preview(`kill $(lsof -ti:${port})`)[0]).toMatch(expected);
    expect(preview(`lsof -t -i :${port} | xargs kill -9`)[0]).toMatch(expected);
    expect(preview(`fuser -k ${port}/tcp`)[0]).toMatch(expected);
    expect(preview('fuser -k 1/tcp')).toEqual(['Nothing listens on port 1.']);
  });

  test('the process with a number', () => {
    expect(preview(`kill -9 ${process.pid}`)[0]).toMatch(new RegExp(`^Stops process ${process.pid}: .*node`));
    expect(preview('kill 4194999')).toEqual(['There is no process 4194999.']);
  });

  test('processes by name', () => {
    expect(preview('pkill no-such-name-here')).toEqual(['No process matches no-such-name-here.']);
  });
});

test.each([
  ['sudo apt-get install -y tree curl', 'Installs tree, curl.'],
  ['npm install lodash', 'Installs lodash.'],
  ['pip uninstall requests', 'Removes requests.'],
])('%s', (command, line) => {
  expect(preview(command)).toEqual([line]);
});
