import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPTION_TABLE } from '../../src/cli/option-table.js';
import { cleanEnv } from '../support/built-binary.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { Terminal } from '../support/terminal.js';

const ROOT = resolve(__dirname, '../..');
const DIST = join(ROOT, 'dist');

function npm(
  args: readonly string[],
  cwd: string,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    env: cleanEnv({ npm_config_update_notifier: 'false' }),
  });
}

/** Types that the package's own are made of, and that nobody has to name. */
const INNER_TYPES = new Set(['Environment', 'ExecutionContext', 'EnvironmentInfo']);

describe('the package', () => {
  const folder = temporaryFolder('ai-run-package-');
  const prefix = join(folder, 'prefix');
  const project = join(folder, 'project');
  let installed: { readonly status: number | null; readonly stderr: string };
  let packed: { filename: string; size: number; unpackedSize: number; files: { path: string }[] };

  beforeAll(() => {
    const { stdout } = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], ROOT);
    [packed] = JSON.parse(stdout);
    installed = npm(
      ['install', '--global', '--prefix', prefix, '--offline', join(folder, packed.filename)],
      folder,
    );
    mkdirSync(join(project, 'node_modules'), { recursive: true });
    symlinkSync(join(prefix, 'lib/node_modules/ai-run'), join(project, 'node_modules/ai-run'));
  });

  /** What the compiler has to say about a file of a project that imports the package. */
  function compile(text: string, file: string, flags: readonly string[]): string {
    writeFileSync(join(project, file), text);
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const all = ['--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', ...flags, file];
    return spawnSync(process.execPath, [tsc, ...all], { cwd: project, encoding: 'utf8' }).stdout;
  }

  it('carries the program, its types, its page and its completions, and no sources', () => {
    const paths = packed.files.map(({ path }) => path);
    for (const path of [
      'bin/ai-run.js',
      'dist/main.js',
      'dist/library.js',
      'dist/library.d.ts',
      'dist/ai-run.1',
      'LICENSE',
    ]) {
      expect(paths).toContain(path);
    }
    expect(
      paths.filter((path) =>
        /^(?:src|test|patterns|bench|node_modules|dist\/(?:binary|code-cache))\b/.test(path),
      ),
    ).toEqual([]);
  });

  it('stays within its budget', () => {
    expect(packed.size).toBeLessThan(900_000);
    expect(packed.unpackedSize).toBeLessThan(3_500_000);
    const [, stated] = /# ([\d.]+) MB packed/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
    expect(Math.abs(packed.size / 1e6 - Number(stated))).toBeLessThan(0.1);
  });

  it('has no dependency but the optional terminal binding', () => {
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    expect(Object.keys(dependencies)).toEqual([]);
    expect(Object.keys(optionalDependencies)).toEqual(['@lydell/node-pty']);
  });

  it('installs from its tarball without a network, and runs', () => {
    const program = join(prefix, 'bin/ai-run');
    const run = (...args: readonly string[]) =>
      spawnSync(program, args, { encoding: 'utf8', env: cleanEnv() });
    expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run('echo', 'hello')).toMatchObject({ status: 0, stdout: 'hello\n', stderr: '' });
    expect(run('sh', '-c', 'exit 9').status).toBe(9);
    expect(run('--init', 'bash').stdout).toContain('function air');
    expect(existsSync(join(prefix, 'share/man/man1/ai-run.1'))).toBe(true);
  });

  it('reads stderr on a terminal, too, where the binding could not be installed', async () => {
    const terminal = new Terminal([join(prefix, 'bin/ai-run'), 'git', 'psuh'], { cwd: folder });
    await terminal.waitFor("the nearest is 'push'");
    await terminal.waitFor('press Enter to skip:');
    terminal.type('\r');
    expect(await terminal.end()).toBe(1);
  });

  it('runs no script of its own at the user; a clone builds itself by prepare', () => {
    expect(installed.status).toBe(0);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const name of ['preinstall', 'install', 'postinstall']) expect(scripts).not.toHaveProperty(name);
    expect(scripts.prepare).toBe('npm run build');
  });

  it('can be imported as a library', () => {
    const library = join(prefix, 'lib/node_modules/ai-run');
    const { status } = spawnSync(process.execPath, ['-e', `require(${JSON.stringify(library)})`]);
    expect(status).toBe(0);
  });

  it('gives an importing project its functions and their types', () => {
    const use = `import { assessRisk, type CommandExplanation, type Diagnosis, diagnose, explainCommand, redact } from 'ai-run';
const failure = { command: 'gti status', exit_code: 127, stderr: 'bash: gti: command not found' };
const found: Diagnosis = await diagnose(failure, { env: process.env, platform: process.platform });
const taken: CommandExplanation = explainCommand('rm -r x', { cwd: '/', home: '/root' });
console.log(found.fixes[0]?.command, assessRisk('rm -rf /').withheld, taken.pieces[0]?.text, redact('password=hunter2hunter2'));
`;
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
    expect(compile(use, 'use.mts', ['--module', 'nodenext', ...types])).toBe('');
    const { stdout } = spawnSync(process.execPath, ['use.mjs'], { cwd: project, encoding: 'utf8' });
    expect(stdout).toMatch(/^git status true rm password=(?!hunter2)/);
  });

  it.each([
    ['plain.mts', ['--module', 'node16', '--moduleResolution', 'node16']],
    ['plain.cts', ['--module', 'nodenext']],
    ['plain.ts', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])('has types that need none of Node (%s, %j)', (file, flags) => {
    const names = [
      ...readFileSync(join(DIST, 'library.d.ts'), 'utf8').matchAll(/^(?:declare|type|interface).*/gm),
    ]
      .flatMap(([line]) => /^(?:declare )?(?:function|type|interface) (\w+)/.exec(line)?.[1] ?? [])
      .filter((name) => !INNER_TYPES.has(name));
    expect(names.length).toBeGreaterThan(20);
    const use = names.map((name) => `export { type ${name} } from 'ai-run';\n`).join('');
    expect(compile(use, file, ['--lib', 'es2022', ...flags])).toBe('');
  });
});

describe('the completions', () => {
  const folder = join(DIST, 'completions');
  it.each([
    [
      'bash',
      ['--norc', '--noprofile', '-ic', `. '${folder}/ai-run.bash'; complete -p ai-run`],
      '_ai_run_complete',
    ],
    [
      'zsh',
      ['-fc', `fpath=('${folder}' $fpath); autoload -Uz compinit; compinit -u -D; echo $_comps[ai-run]`],
      '_ai-run',
    ],
    ['fish', ['--no-config', '-c', `. '${folder}/ai-run.fish'; complete -C 'ai-run --ana'`], '--analyze'],
  ])('load in %s from the files that the package brings', (shell, args, told) => {
    const { error, stdout } = spawnSync(shell, args, { encoding: 'utf8', env: cleanEnv(), stdio: 'pipe' });
    if (error === undefined) expect(stdout).toContain(told);
  });
});

describe('the bundle', () => {
  /** A chunk and what it loads at once; what it imports later is not followed. */
  function closure(name: string, seen = new Set<string>()): ReadonlySet<string> {
    if (seen.has(name)) return seen;
    seen.add(name);
    const source = readFileSync(join(DIST, name), 'utf8').replace(
      /\.then\(\(\)=>\w+\(require\("[^"]*"\)/g,
      '',
    );
    for (const [, next = ''] of source.matchAll(/require\("\.\/([^"]+)"\)/g)) closure(next, seen);
    return seen;
  }

  it('loads little on success: the entry, the runner, the log', () => {
    const wrap = readdirSync(DIST).find((name) => /^wrap-\w+\.js$/.test(name)) ?? '';
    const loaded = [...new Set([...closure('main.js'), ...closure(wrap)])];
    const bytes = loaded.reduce((sum, name) => sum + statSync(join(DIST, name)).size, 0);
    expect(loaded.length).toBeLessThan(20);
    expect(bytes).toBeLessThan(200_000);
  });

  it('answers --help and --version without commander or any heavy chunk', () => {
    for (const mode of ['help', 'version']) {
      const chunk = readdirSync(DIST).find((name) => new RegExp(`^${mode}-\\w+\\.js$`).test(name)) ?? '';
      const bytes = [...closure(chunk)].reduce((sum, name) => sum + statSync(join(DIST, name)).size, 0);
      expect(bytes).toBeLessThan(20_000);
    }
  });
});

describe('the man page', () => {
  const page = readFileSync(join(DIST, 'ai-run.1'), 'utf8');

  it('has every option', () => {
    for (const { long } of OPTION_TABLE)
      expect(page).toContain(`\\fB\\-\\-${long.replaceAll('-', '\\-')}\\fR`);
  });

  it.skipIf(spawnSync('mandoc', ['-T', 'lint', '/dev/null']).error !== undefined)('is well-formed', () => {
    const { stdout, stderr } = spawnSync('mandoc', ['-T', 'lint', '-W', 'warning', join(DIST, 'ai-run.1')], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe('');
  });
});
