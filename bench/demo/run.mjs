/** Drives the built ai-run in a real shell and terminal, and draws what it showed: .github/demo.svg, or the file named. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderSvg } from './render-svg.mjs';
import { Screen } from './screen.mjs';

const { spawn } = createRequire(import.meta.url)('@lydell/node-pty');
const COLUMNS = 66;

/** What a person types, each after the text that they wait for. */
const SCRIPT = [
  ['$ ', 'ai-run ./build.sh'],
  ['press Enter to skip: ', '1'],
  ['[y/N] ', 'y'],
  ['[y/N] ', 'y'],
];

const home = mkdtempSync(join(tmpdir(), 'ai-run-demo-'));
const env = {
  HOME: home,
  PATH: `${join(home, 'bin')}:${process.env.PATH}`,
  SHELL: '/bin/bash',
  TERM: 'xterm-256color',
  LANG: 'C.UTF-8',
};

/** A script that somebody forgot to make executable. */
function prepare() {
  mkdirSync(join(home, 'bin'));
  mkdirSync(join(home, 'project'));
  symlinkSync(resolve('bin/ai-run.js'), join(home, 'bin', 'ai-run'));
  writeFileSync(join(home, 'rc'), "PS1='$ '\nbind 'set enable-bracketed-paste off'\n");
  writeFileSync(join(home, 'project', 'build.sh'), '#!/bin/sh\necho "Built 12 pages."\n', { mode: 0o644 });
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
  writeFileSync(
    process.argv[2] ?? '.github/demo.svg',
    renderSvg(shown, COLUMNS, 'ai-run says why a command failed and mends it after a yes'),
  );
  process.stdout.write(
    `${shown.map((line) => line.map((cell) => cell?.character ?? ' ').join('')).join('\n')}\n`,
  );
} finally {
  rmSync(home, { recursive: true, force: true });
}
