import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { OPTION_TABLE } from '../../src/cli/option-table.js';
import { renderInit } from '../../src/integrate/render-init.js';
import { SHELLS, type Shell } from '../../src/integrate/shell-builtins.js';
import { missingShell, type SessionOptions, SHELL_ENV, ShellSession } from '../support/shell-session.js';

/** A stand-in that says what it was given and leaves the records of $HOME/records as its answer. */
const FIXTURES = resolve(__dirname, 'fixtures');

const sessions: ShellSession[] = [];

function start(shell: Shell, options: SessionOptions = {}): ShellSession {
  const session = new ShellSession(shell, { path: FIXTURES, ...options });
  sessions.push(session);
  return session;
}

function answerWith(session: ShellSession, ...records: readonly string[]): void {
  writeFileSync(join(session.home, 'records'), records.map((text) => `${text}\0`).join(''), { mode: 0o600 });
}

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

const POSIX = ['bash', 'zsh', 'fish'] as const;

describe.each(POSIX)('in %s', (shell) => {
  const reason = missingShell(shell);
  const test = it.skipIf(reason !== undefined);

  test('programs go through ai-run, words as they are', async () => {
    const session = start(shell);
    const { output, code } = await session.run(`air git commit -m "two  words" '*' '$x'`);
    expect(output).toContain('GOT args=<git commit -m two  words * $x> ');
    expect(code).toBe(0);
  });

  test("options go to ai-run, and its exit code is the function's", async () => {
    const session = start(shell, { env: { FIXTURE_EXIT: '42' } });
    const { output, code } = await session.run('air --explain foo');
    expect(output).toContain('GOT args=<--explain foo>');
    expect(code).toBe(42);
  });

  test('cd and export take effect in this shell, without a process', async () => {
    const session = start(shell);
    expect((await session.run('air cd "inner folder"')).output).not.toContain('GOT');
    expect((await session.run('pwd')).output).toContain(`${session.cwd}/inner folder\n`);
    await session.run('air export COLOUR="deep blue"');
    expect((await session.run('echo "<$COLOUR>"')).output).toContain('<deep blue>');
  });

  test('a line that begins with a builtin is run in this shell', async () => {
    const session = start(shell);
    await session.run('air "cd inner* && cd .. && cd inner*"');
    expect((await session.run('pwd')).output).toContain('inner folder');
  });

  test('a failed builtin is diagnosed with its complaint', async () => {
    const session = start(shell, { env: { FIXTURE_EXIT: '1' } });
    const { output, code } = await session.run('air cd nowhere');
    expect(output).toMatch(/GOT args=<--last> shell=<\w+> last=<1:cd nowhere> output=<.*nowhere.*>/);
    expect(code).toBe(1);
  });

  test.each([
    'cd .; echo again >> ran; false',
    'cd . && begin_again >> ran',
    'cd (echo again >> ran; echo nowhere)',
  ])('what stands behind a cd is not run again: %s', async (line) => {
    const session = start(shell, { hook: true });
    writeFileSync(join(session.cwd, 'ran'), '');
    await session.run(shell === 'fish' ? line : line.replace('(', '$('));
    const before = readFileSync(join(session.cwd, 'ran'), 'utf8');
    const { output } = await session.run('air');
    expect(output).toContain('GOT args=<--last>');
    expect(output).not.toContain('begin_again:');
    expect(readFileSync(join(session.cwd, 'ran'), 'utf8')).toBe(before);
  });

  test('functions run in this shell and are diagnosed when they fail', async () => {
    const session = start(shell);
    const define =
      shell === 'fish' ? 'function f; set -g seen $argv; return 7; end' : 'f() { seen=$1; return 7; }';
    await session.run(define);
    expect((await session.run('air f "a b"')).output).toMatch(/last=<7:f .*a.*b.*> output=<>/);
    expect((await session.run('echo "<$seen>"')).output).toContain('<a b>');
  });

  test('source reads a file into this shell', async () => {
    const session = start(shell);
    writeFileSync(join(session.cwd, 'settings'), shell === 'fish' ? 'set -gx DEPTH 3\n' : 'export DEPTH=3\n');
    await session.run('air source ./settings');
    expect((await session.run('echo "<$DEPTH>"')).output).toContain('<3>');
  });

  test('an accepted fix changes this shell and enters its history', async () => {
    const session = start(shell);
    answerWith(session, 'run', 'cd "inner folder"', 'ran', 'git push --tags');
    await session.run('air git psuh');
    const { output } = await session.run(shell === 'zsh' ? 'pwd; fc -l -3' : 'pwd; history | cat');
    expect(output).toContain(`${session.cwd}/inner folder\n`);
    for (const line of ['air git psuh', 'cd "inner folder"', 'git push --tags'])
      expect(output).toContain(line);
  });

  test('the exit code is that of a fix in place of the command, not of one that prepares it', async () => {
    const session = start(shell, { env: { FIXTURE_EXIT: '9' } });
    answerWith(session, 'run', 'cd .');
    expect((await session.run('air make')).code).toBe(0);
    answerWith(session, 'run', 'cd /nowhere/at/all');
    expect((await session.run('air make')).code).toBe(1);
    answerWith(session, 'prepare', 'cd .');
    expect((await session.run('air make')).code).toBe(9);
  });

  test('a prepared command is run again only where that was agreed to, and not if the preparation failed', async () => {
    const session = start(shell);
    answerWith(session, 'prepare', 'cd "inner folder"', 'again', 'make all');
    expect((await session.run('air make all')).output.match(/GOT args=<make all>/g)).toHaveLength(2);
    answerWith(session, 'prepare', 'cd /nowhere/at/all', 'again', 'make all');
    expect((await session.run('air make all')).output.match(/GOT args=<make all>/g)).toHaveLength(1);
  });

  test('the file with the answer is gone afterwards', async () => {
    const session = start(shell, { env: { XDG_RUNTIME_DIR: '' } });
    answerWith(session, 'ran', 'true');
    await session.run('air make');
    expect((await session.run('ls -A ~/.cache')).output).not.toContain('ai-run-');
  });

  test('the hook says one line after a failure, once, and air diagnoses it', async () => {
    const session = start(shell, { hook: true });
    const { output, code } = await session.run('ls /nowhere/at/all');
    expect(output.match(/ai-run: ls \/nowhere\/at\/all: exit 2\. Type air to see why\./g)).toHaveLength(1);
    expect(code).toBe(2);
    expect((await session.run('')).output).not.toContain('ai-run:');
    expect((await session.run('true')).output).not.toContain('ai-run:');
    expect((await session.run('air')).output).toContain('last=<2:ls /nowhere/at/all>');
  });

  test('the hook is silent about answers, interrupts and its own function', async () => {
    const session = start(shell, { hook: true, env: { FIXTURE_EXIT: '3' } });
    expect((await session.run('grep nothing /dev/null')).output).not.toContain('ai-run:');
    expect((await session.run('cat /dev/null | grep nothing')).output).not.toContain('ai-run:');
    expect((await session.run("sh -c 'kill -INT $$'")).output).not.toContain('ai-run:');
    expect((await session.run('air make')).output).not.toContain('ai-run:');
  });

  test.each([
    'grep -E "nothing|at all" /dev/null',
    'LC_ALL=C command grep nothing /dev/null',
    'true; grep nothing /dev/null;',
    '! true',
    'command -v nothing-of-that-name',
    'fg',
  ])('the hook is silent about an answer behind other words: %s', async (line) => {
    const session = start(shell, { hook: true });
    const { output, code } = await session.run(line);
    expect(code).not.toBe(0);
    expect(output).not.toContain('ai-run:');
  });

  test('the hook is not silent because of a program that the line only names', async () => {
    const session = start(shell, { hook: true });
    for (const line of ['mkdir "/nowhere/a;grep"', 'mkdir /nowhere/b;', 'FOO=grep mkdir /nowhere/c'])
      expect((await session.run(line)).output).toContain(`ai-run: ${line}: exit 1.`);
  });

  test('what failed through it is said once, and diagnosed again by air alone', async () => {
    const session = start(shell, { hook: true, env: { FIXTURE_EXIT: '3' } });
    expect((await session.run('true; air git psuh "a b"')).output).not.toContain('ai-run:');
    for (const _ of [1, 2]) {
      const { output, code } = await session.run('air');
      expect(output).toMatch(/last=<3:git psuh (?:'a b'|a\\ b)>/);
      expect(code).toBe(3);
    }
  });

  test('without the hook, too, air diagnoses again what failed through it, and else the line before', async () => {
    const session = start(shell, { env: { FIXTURE_EXIT: '1' } });
    await session.run("air 'cd . && false'");
    expect((await session.run('air')).output).toContain('last=<1:cd . && false>');
    await session.run('ls /nowhere/at/all');
    expect((await session.run('air')).output).toMatch(/last=<2:\s*ls \/nowhere\/at\/all>/);
  });

  test('Ctrl-C and Ctrl-Z do what they do without it, and jobs names the command', async () => {
    const session = start(shell, { hook: true });
    const interrupted = await session.see('air linger 1\r', /GOT/);
    session.terminal.type('\x03');
    expect((await session.answer(interrupted)).code).toBe(130);
    const stopped = await session.see('air linger "two words"\r', /GOT/);
    session.terminal.type('\x1a');
    // fish leaves $status as it was, zsh names no command of a function.
    expect((await session.answer(stopped)).code).toBe(shell === 'fish' ? 0 : 148);
    const { output } = await session.run('jobs');
    if (shell !== 'zsh') expect(output).toMatch(/ai-run linger (?:'two words'|two\\ words)\n/);
    await session.run('kill %1');
  });

  test('what the history must not keep is not shown, not diagnosed, and its fix is not kept', async () => {
    const before = { bash: 'HISTCONTROL=ignoreboth', zsh: 'setopt hist_ignore_space', fish: '' }[shell];
    const session = start(shell, { hook: true, before });
    await session.run('cat /nowhere/known');
    expect((await session.run(' ls /secret/place')).output).not.toContain('ai-run:');
    expect((await session.run('air')).output).toContain('last=<2:> ');
    answerWith(session, 'ran', 'make secret');
    await session.run(' air make scret');
    answerWith(session, 'ran', 'make known');
    await session.run('air make knwn');
    const { output } = await session.run(shell === 'zsh' ? 'fc -l -9' : 'history | cat');
    expect(output).not.toContain('secret');
    expect(output).toContain('make known');
  });

  test('the hook shows control characters as spaces', async () => {
    const session = start(shell, { hook: true });
    await session.run('ls /nowhere "a\x16\x1b[31mb"');
    expect(session.terminal.output).not.toContain('\x1b[31mb"');
  });

  test('without the hook air diagnoses the line before', async () => {
    const session = start(shell);
    await session.run('ls /nowhere/at/all');
    expect((await session.run('air')).output).toMatch(/last=<2:\s*ls \/nowhere\/at\/all>/);
  });

  test('another name works, and an alias of that name is no trouble', async () => {
    const session = start(shell, { name: 'oops', before: "alias oops='echo alias'" });
    expect((await session.run('oops git status')).output).toContain('GOT args=<git status>');
  });

  test('being sourced twice changes nothing', async () => {
    const again = renderInit({ ...PLAIN, shell, hook: true });
    const session = start(shell, { hook: true, after: again });
    const { output } = await session.run('ls /nowhere/at/all');
    expect(output.match(/ai-run: ls/g)).toHaveLength(1);
  });
});

const PLAIN = {
  name: 'air',
  hook: false,
  options: OPTION_TABLE,
  quietCodes: [130],
  quietPrograms: [],
} as const;

describe.each(['bash', 'zsh'] as const)('in %s with unusual settings', (shell) => {
  const test = it.skipIf(missingShell(shell) !== undefined);

  test('set -u, set -e, an odd IFS and noclobber do no harm', async () => {
    const session = start(shell, { hook: true, before: 'set -u; set -C' });
    await session.run(shell === 'zsh' ? 'setopt ksharrays shwordsplit nullglob' : 'shopt -s nullglob');
    await session.run("IFS='i/'");
    expect((await session.run('air git "a b"')).output).toContain('GOT args=<git a b>');
    await session.run('air cd "inner folder"');
    expect((await session.run('pwd')).output).toContain('inner folder');
    expect((await session.run('ls /nowhere')).output).toContain('exit 2. Type air');
    await session.run('set -e');
    answerWith(session, 'run', 'cd ..');
    expect((await session.run('air make')).output).toContain('GOT args=<make>');
    expect((await session.run('pwd')).output).toContain(`${session.cwd}\n`);
  });

  test('an alias of plain words goes through ai-run, another runs here', async () => {
    const session = start(shell, {
      before: "alias ls='ls --color=auto'; alias ll='ls -l'; alias piped='echo a | tr a b'",
    });
    expect((await session.run('air ll x')).output).toContain('GOT args=<ls --color=auto -l x>');
    expect((await session.run('air piped')).output).toMatch(/^b\n/m);
  });

  test("the person's aliases do not reach into the functions, and stay in force", async () => {
    const names = ['local', 'command', 'history', 'printf', 'print', 'case', '_ai_run_there', 'return'];
    const before = `${names.map((name) => `alias ${name}='echo ALIAS'`).join('; ')}; alias hi='echo hello'`;
    const session = start(shell, { hook: true, before });
    expect((await session.run('air git "a b"')).output).toMatch(/^GOT args=<git a b> /);
    expect((await session.run('ls /nowhere')).output).toContain('ai-run: ls /nowhere: exit 2');
    expect((await session.run('hi')).output).toContain('hello');
  });

  test('variables declared through it are not lost', async () => {
    const session = start(shell);
    await session.run('air declare depth=4');
    expect((await session.run('echo "<$depth>"')).output).toContain('<4>');
  });
});

describe('in zsh with other hooks', () => {
  const test = it.skipIf(missingShell('zsh') !== undefined);

  test('nothing is said about the options of the person', async () => {
    const before = 'setopt warn_create_global warn_nested_var';
    const session = start('zsh', { hook: true, before });
    await session.run('true');
    const { output } = await session.run('ls /nowhere');
    expect(output.split('\n').filter((line) => line.includes('_ai_run'))).toEqual([]);
    expect(output).toContain('exit 2. Type air');
  });

  test('theirs keep running, also where arrays begin at 0 and nothing may be unset', async () => {
    const before =
      'setopt ksharrays nounset; a() { echo a; }; b() { echo b; }; precmd_functions=(a b); preexec_functions=()';
    const session = start('zsh', { hook: true, before });
    await session.run('true');
    const { output } = await session.run('ls /nowhere');
    expect(output).toMatch(/exit 2\. Type air to see why\.\na\nb\n/);
  });
});

describe('in bash with other hooks', () => {
  const test = it.skipIf(missingShell('bash') !== undefined);

  test.each([
    ['a string', 'PROMPT_COMMAND=\'echo "theirs $?"\''],
    ['an array', 'PROMPT_COMMAND=(\'echo "theirs $?"\' \'echo "second $?"\')'],
  ])('PROMPT_COMMAND as %s keeps running and sees the exit code', async (_, before) => {
    const session = start('bash', { hook: true, before });
    const { output } = await session.run('ls /nowhere');
    expect(output).toContain('theirs 2');
    expect(output).toContain('exit 2. Type air');
    if (before.includes('second')) expect(output).toContain('second 2');
  });

  test('a line that the history must not keep is not shown or diagnosed', async () => {
    const session = start('bash', { hook: true, before: 'HISTCONTROL=ignoreboth' });
    await session.run('true');
    expect((await session.run(' ls /secret/place')).output).not.toContain('ai-run:');
    expect((await session.run('ls /nowhere')).output).toContain('ai-run: ls /nowhere');
    expect((await session.run('ls /nowhere')).output).toContain('ai-run: ls /nowhere');
    expect((await session.run(' ls /secret/place')).output).not.toContain('ai-run:');
  });

  test('a line that worked the time before is told although the history does not take it twice', async () => {
    const session = start('bash', { hook: true, before: 'HISTCONTROL=ignoreboth' });
    const file = join(session.cwd, 'file');
    writeFileSync(file, '');
    await session.run('cat file');
    rmSync(file);
    expect((await session.run('cat file')).output).toContain('ai-run: cat file: exit 1');
  });

  test('a line that takes the place of an older one is told by its own words', async () => {
    const session = start('bash', { hook: true, before: 'HISTCONTROL=erasedups' });
    await session.run('cat /nowhere/one');
    await session.run('cat /nowhere/two');
    expect((await session.run('cat /nowhere/one')).output).toContain('ai-run: cat /nowhere/one: exit 1');
    expect((await session.run('air')).output).toContain('last=<1:cat /nowhere/one>');
  });

  test('a history that is turned off takes no fix', async () => {
    const session = start('bash', { hook: true });
    await session.run('set +o history');
    answerWith(session, 'ran', 'make private');
    await session.run('air make');
    expect((await session.run('history')).output).not.toContain('private');
  });

  test.each([
    ['a variable', 'air make $HOME', '--hook'],
    ['a glob', 'air make inner*', ''],
  ])('a fix is kept although the history shows %s, not the words', async (_, line, hook) => {
    const before = 'HISTCONTROL=ignoreboth';
    const session = start('bash', { hook: hook !== '', before });
    await session.run('true');
    answerWith(session, 'ran', 'make all');
    await session.run(line);
    const { output } = await session.run('history');
    expect(output).toMatch(/make (?:\$HOME|inner\*)\n.*make all\n/);
  });
});

describe('in nu', () => {
  const test = it.skipIf(missingShell('nu') !== undefined);

  test('programs go through ai-run, cd moves the shell, an accepted fix is carried out', async () => {
    const session = start('nu', { hook: true });
    expect((await session.run('air git commit -m "two  words"')).output).toContain(
      'GOT args=<git commit -m two  words>',
    );
    await session.run('air cd "inner folder"');
    expect((await session.run('pwd')).output).toContain(`${session.cwd}/inner folder`);
    expect((await session.run('air cd nowhere')).output).toMatch(/last=<1:cd nowhere> output=<cd: nowhere: /);
    answerWith(session, 'cd', '/usr', 'ran', 'git push --tags');
    await session.run('air git psuh');
    expect((await session.run('pwd')).output).toContain('/usr');
    expect((await session.run('history | get command | str join "\\n"')).output).toContain('git push --tags');
  });

  test('the hook says one line after a failure and air diagnoses it', async () => {
    const session = start('nu', { hook: true });
    const { output } = await session.run('^ls /nowhere/at/all');
    expect(output.match(/ai-run: \^ls \/nowhere\/at\/all: exit 2\. Type air to see why\./g)).toHaveLength(1);
    expect((await session.run('')).output).not.toContain('ai-run:');
    expect((await session.run('air')).output).toContain('last=<2:ls /nowhere/at/all>');
  });

  test.each(['plaintext', 'sqlite'])(
    'without the hook air diagnoses the line before, history in %s',
    async (format) => {
      const session = start('nu', { before: `$env.config.history.file_format = "${format}"` });
      await session.run('^ls /nowhere/one');
      await session.run('^ls /nowhere/two');
      expect((await session.run('air')).output).toContain('last=<2:ls /nowhere/two>');
    },
  );

  test('the answer of a command that is run again is taken, too', async () => {
    const session = start('nu');
    answerWith(session, 'cd', '/usr', 'again', 'make');
    writeFileSync(join(session.home, 'records.next'), 'ran\0make all\0cd\0/usr/bin\0', { mode: 0o600 });
    await session.run('air make');
    expect((await session.run('pwd')).output).toContain('/usr/bin\n');
    expect((await session.run('history | get command | str join "\\n"')).output).toContain('make all');
  });

  test('the hook finds the program behind other words, and air the command behind itself', async () => {
    const session = start('nu', { hook: true, env: { FIXTURE_EXIT: '3' } });
    expect((await session.run('^grep -E "nothing|at all" /dev/null')).output).not.toContain('ai-run:');
    expect((await session.run('print x; ^grep nothing /dev/null;')).output).not.toContain('ai-run:');
    expect((await session.run('^mkdir "/nowhere/a;grep"')).output).toContain('exit 1. Type air');
    await session.run('air git psuh');
    expect((await session.run('air')).output).toContain(':git psuh>');
  });

  test('globs and the home folder are expanded as without it, other words stay as typed', async () => {
    const session = start('nu');
    writeFileSync(join(session.cwd, 'one.txt'), '');
    const { output } = await session.run('air head -c 1kb *.txt ~/x "*.txt" 0x10');
    expect(output).toContain(`GOT args=<head -c 1kb one.txt ${session.home}/x *.txt 0x10>`);
  });

  test('no command sees what was typed in its environment', async () => {
    const session = start('nu', { hook: true });
    await session.run('^ls /nowhere');
    expect((await session.run('^env')).output).not.toContain('AI_RUN_TYPED');
  });

  test('an alias and a command of the person that use it do the same', async () => {
    const session = start('nu', { after: 'alias a = air\ndef --env back [] { air cd .. }' });
    await session.run('a cd "inner folder"');
    expect((await session.run('pwd')).output).toContain(`${session.cwd}/inner folder\n`);
    await session.run('back');
    expect((await session.run('pwd')).output).toContain(`${session.cwd}\n`);
  });

  test('in a script it is plain ai-run', () => {
    const session = start('nu');
    const script = `source ${join(session.home, 'rc.nu')}; air git status --short`;
    const env = {
      ...SHELL_ENV,
      PATH: `${FIXTURES}:${SHELL_ENV.PATH}`,
      HOME: session.home,
      AI_RUN_SHELL_OUT: '',
    };
    const { stdout } = spawnSync('nu', ['--no-config-file', '--commands', script], { encoding: 'utf8', env });
    expect(stdout).toContain('GOT args=<git status --short>');
  });

  test("its exit code is ai-run's", async () => {
    const session = start('nu', { env: { FIXTURE_EXIT: '42' } });
    expect((await session.run('air make')).code).toBe(42);
  });
});

describe('the script', () => {
  it.each(SHELLS)('for %s is complete: no placeholder is left', (shell) => {
    expect(renderInit({ ...PLAIN, shell, hook: true })).not.toMatch(/__[A-Z_]+__/);
  });

  it.for(SHELLS)('for %s parses', (shell, { skip }) => {
    const reason = missingShell(shell);
    skip(reason !== undefined, reason);
    const file = join(start('bash').home, `script.${shell === 'pwsh' ? 'ps1' : shell}`);
    writeFileSync(file, renderInit({ ...PLAIN, shell, hook: true }));
    const check = {
      bash: ['-n', file],
      zsh: ['-n', file],
      fish: ['-n', file],
      nu: ['-n', file],
      pwsh: ['-NoProfile', '-File', file],
    };
    const { status, stderr } = spawnSync(shell, check[shell], { encoding: 'utf8', env: SHELL_ENV });
    expect(`${status}${stderr}`).toBe('0');
  });
});
