/** Drives the built ai-run in a real shell and terminal, and draws what it showed: .github/demo.svg. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderSvg } from './render-svg.mjs';
import { Screen } from './screen.mjs';

const { spawn } = createRequire(import.meta.url)('@lydell/node-pty');
const COLUMNS = 82;

/** What a person types, each after the text that they wait for. */
const SCRIPT = [
  ['$ ', 'ai-run git psuh'],
  ['press Enter to skip: ', '1'],
  ['[y/N] ', 'y'],
  ['$ ', 'air cd scr'],
  ['press Enter to skip: ', '1'],
  ['[y/N] ', 'y'],
  ['$ ', 'pwd'],
];

const home = mkdtempSync(join(tmpdir(), 'ai-run-demo-'));
const date = '2026-01-01T12:00:00Z';
const env = {
  HOME: home,
  PATH: `${join(home, 'bin')}:${process.env.PATH}`,
  SHELL: '/bin/bash',
  TERM: 'xterm-256color',
  LANG: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: join(home, 'gitconfig'),
  GIT_AUTHOR_DATE: date,
  GIT_COMMITTER_DATE: date,
};

/** A repository with one commit to push, and a folder whose name can be mistyped. */
function prepare() {
  mkdirSync(join(home, 'bin'));
  symlinkSync(resolve('bin/ai-run.js'), join(home, 'bin', 'ai-run'));
  writeFileSync(
    join(home, 'gitconfig'),
    '[user]\n name = You\n email = you@example.com\n[init]\n defaultBranch = main\n',
  );
  const script = execFileSync('bin/ai-run.js', ['--init', 'bash'], { env });
  writeFileSync(join(home, 'rc'), `${script}\nPS1='$ '\nbind 'set enable-bracketed-paste off'\n`);
  const commands = [
    'git init -q --bare origin.git && git init -q project && cd project && mkdir src && echo 1 > src/a',
    'git add . && git commit -qm one && git remote add origin ../origin.git && git push -q -u origin main',
    'echo 2 > src/a && git commit -qam two',
  ];
  execFileSync('sh', ['-c', commands.join(' && ')], { cwd: home, env });
}

function play() {
  const screen = new Screen();
  const argv = ['--noprofile', '--rcfile', join(home, 'rc'), '-i'];
  const shell = spawn('bash', argv, {
    cols: COLUMNS,
    rows: 60,
    cwd: join(home, 'project'),
    env,
    name: env.TERM,
  });
  const steps = [...SCRIPT];
  let unseen = '';
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`waited for ${steps[0]?.[0]}, saw ${JSON.stringify(unseen)}`)),
      60_000,
    );
    const finish = () => {
      clearTimeout(timer);
      shell.kill('SIGKILL');
      done(screen);
    };
    shell.onData((data) => {
      screen.write(data.replaceAll(home, '~'));
      unseen += data;
      const [wanted, typed] = steps[0] ?? ['$ '];
      if (!unseen.replace(/\x1b\[[\d;?]*[A-Za-z]/g, '').endsWith(wanted)) return;
      unseen = '';
      if (steps.shift() === undefined) finish();
      else setTimeout(() => shell.write(`${typed}\r`), 100);
    });
  });
}

try {
  prepare();
  const { lines } = await play();
  const shown = lines.slice(0, lines.findLastIndex((line) => line.length > 2) + 1);
  mkdirSync('.github', { recursive: true });
  writeFileSync(
    '.github/demo.svg',
    renderSvg(shown, COLUMNS, 'ai-run explains two failed commands and fixes them after a yes'),
  );
  process.stdout.write(
    `${shown.map((line) => line.map((cell) => cell?.character ?? ' ').join('')).join('\n')}\n`,
  );
} finally {
  rmSync(home, { recursive: true, force: true });
}
