import { afterEach, describe, expect, it } from 'vitest';
import { cleanEnv } from '../support/built-binary.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { Terminal } from '../support/terminal.js';
import { wrapper } from './compare.js';

const open: Terminal[] = [];
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});

/** A bash script in a terminal, in which `$W` stands before the command. */
function scriptIn(prefix: string, script: string): Terminal {
  const cwd = temporaryFolder('ai-run-case-');
  const env = cleanEnv({ W: prefix, HOME: cwd, TMPDIR: cwd, PS1: '$ ', LESS: '', PAGER: 'less' });
  const terminal = new Terminal(['bash', '-c', script], { env, cwd });
  open.push(terminal);
  return terminal;
}

type Play = (terminal: Terminal) => Promise<unknown>;

/** What a person sees and what comes out, directly and wrapped. */
async function compare(script: string, play: Play = async () => {}): Promise<void> {
  const seen = [];
  for (const prefix of ['', wrapper()]) {
    const terminal = scriptIn(prefix, script);
    await play(terminal);
    const code = await terminal.end();
    seen.push({ code, output: terminal.output.replace(/line 1: +\d+ /, '') });
  }
  expect(seen[1]).toEqual(seen[0]);
}

const SAME: readonly (readonly [string, string])[] = [
  ['all three are terminals', `$W sh -c 'for i in 0 1 2; do test -t $i && echo $i; done' x`],
  ['colours', `$W ls --color=auto -d /; $W grep --color=auto oo - <<<foo`],
  ['window size', `$W sh -c 'stty size; stty size <&1; stty size <&2; tput cols' x`],
  ['bytes', `$W printf 'a\\r\\nb\\n\\033[31mred\\033[0m\\r50%%\\r100%%\\n\\tx\\007\\n\\n\\r\\n'`],
  ['order of both outputs', `$W bash -c 'for i in {1..200}; do echo o$i; echo e$i >&2; done' x`],
  ['much output', `$W seq 30000`],
  ['much output without newlines', `$W sh -c 'head -c 100000 /dev/zero | tr "\\\\0" x' x`],
  ['output that ends in returns', `$W bash -c 'for i in {1..3000}; do printf "%04d\\r\\n" $i; done' x`],
  ['no descriptor that was not there', `$W bash -c 'echo /proc/self/fd/*' x`],
  ['exported shell functions', `f() { echo f; }; export -f f; $W bash -c 'f' x`],
  ['stdin from a pipe', `echo in | $W sh -c 'cat; for i in 0 1 2; do test -t $i && echo $i; done' x`],
  [
    'stdout to a pipe',
    `$W sh -c 'echo err >&2; sleep 1; echo out; for i in 0 1 2; do test -t $i && echo $i; done' x | cat`,
  ],
  ['stderr to a pipe', `{ $W sh -c 'echo out; echo err >&2; test -t 2; echo $?' x 2>&1 >&3 | cat; } 3>&1`],
  ['stdout to a file', `$W sh -c 'echo out; echo err >&2; test -t 2; echo $?' x >f; cat f`],
  ['stderr to a file', `$W sh -c 'echo out; echo err >&2; test -t 1; echo $?' x 2>f; cat f`],
  ['exit code', `$W sh -c 'echo x; exit 77' x; echo $?`],
  ['death by a signal', `$W sh -c 'kill -TERM $$' x; echo $?`],
  ['terminal state', `$W true x; stty -a; $W sh -c 'stty -echo; stty echo' x; stty -a`],
  ['settings that stay changed', `$W stty -echo -onlcr; stty -a | grep -o -e .echo -e .onlcr; stty sane`],
  [
    'the same session and group',
    `$W sh -c 'ps -o pgid=,sid=,tty= -p $$ | sed "s/[0-9]* *//"' x | wc -l; $W tty -s; echo $?`,
  ],
  ['a late grandchild', `$W sh -c '(sleep 0.5; echo late) & echo early' x; sleep 1.5`],
  [
    'a grandchild outlives',
    `$W sh -c 'sleep 20 & echo $! >p' x; kill -0 $(cat p) && echo alive; kill $(cat p)`,
  ],
  ['nested', `$W $W sh -c 'test -t 1 && echo tty; stty size' x`],
  ['background job', `$W sh -c 'echo bg' x & wait; echo $?`],
  ['a shell line', `\${W:-eval} 'echo a | cat; test -t 1 && echo tty'`],
];

describe('on a terminal', () => {
  it.each(SAME)('%s', async (_, script) => {
    await compare(script);
  });

  it('line input and Ctrl-D', () =>
    compare(`echo go; $W cat -; echo end`, async (terminal) => {
      await terminal.waitFor('go\r\n');
      terminal.type('one\r');
      await terminal.waitFor(/one\r\none\r\n/);
      terminal.type('\x04');
      await terminal.waitFor('end');
    }));

  it('type-ahead reaches what comes next', () =>
    compare(`echo go; $W sleep 1; read x; echo "got $x"`, async (terminal) => {
      await terminal.waitFor('go\r\n');
      terminal.type('early\r');
      await terminal.waitFor('got early');
    }));

  it('a hidden password', () =>
    compare(`$W bash -c 'read -s -p Password: p; echo; echo "$p"' x`, async (terminal) => {
      await terminal.waitFor('Password:');
      terminal.type('secret\r');
      await terminal.waitFor('secret');
    }));

  it('a password read from /dev/tty', () =>
    compare(
      `$W sh -c 'stty -echo </dev/tty; printf P: >/dev/tty; read p </dev/tty; stty echo </dev/tty; echo; echo "$p"' x`,
      async (terminal) => {
        await terminal.waitFor('P:');
        terminal.type('secret\r');
        await terminal.waitFor('secret');
      },
    ));

  it('Ctrl-C ends the command and the loop around it', () =>
    compare(`for i in 1 2 3; do $W sh -c 'echo ready; sleep 30' x; done; echo not here`, async (terminal) => {
      await terminal.waitFor('ready');
      terminal.type('\x03');
    }));

  it('Ctrl-C that the command handles', () =>
    compare(
      `$W bash -c 'trap "echo caught; exit 5" INT; echo ready; while :; do sleep 0.1; done' x; echo $?`,
      async (terminal) => {
        await terminal.waitFor('ready');
        terminal.type('\x03');
        await terminal.waitFor('caught');
      },
    ));

  it('Ctrl-\\ quits', () =>
    compare(`ulimit -c 0; $W sh -c 'echo ready; sleep 30' x 2>&1; echo $?`, async (terminal) => {
      await terminal.waitFor('ready');
      terminal.type('\x1c');
    }));

  it('resizing reaches the command, with the new size', () =>
    compare(
      `$W bash -c 'trap "stty size; exit" WINCH; echo ready; while :; do sleep 0.1; done' x | cat; echo; ` +
        `$W bash -c 'n=0; trap "n=1" WINCH; echo again; while [ $n = 0 ]; do sleep 0.1; done; sleep 0.5; stty size <&1; stty size <&2' x`,
      async (terminal) => {
        await terminal.waitFor('ready');
        terminal.resize(100, 40);
        await terminal.waitFor('again');
        terminal.resize(111, 44);
        await terminal.waitFor('44 111');
      },
    ));

  it('Ctrl-Z stops, fg goes on', async () => {
    const outcomes = [];
    for (const prefix of ['', wrapper()]) {
      const terminal = scriptIn(prefix, 'exec bash --norc --noprofile -i');
      await terminal.waitFor(/[$#] $/);
      terminal.type(`$W sh -c 'echo ready; sleep 2; echo go''ne on' x\r`);
      await terminal.waitFor('ready\r\n');
      // A shell that is just starting its `sleep` misses the stop, with or without us.
      await moment(500);
      terminal.type('\x1a');
      await terminal.waitFor(/Stopped/);
      terminal.type('fg\r');
      await terminal.waitFor('gone on');
      terminal.type('echo code $?; exit\r');
      outcomes.push(/code \d+/.exec((await terminal.waitFor(/code \d+/)).slice(-200))?.[0]);
      await terminal.end();
    }
    expect(outcomes).toEqual(['code 0', 'code 0']);
  });

  it('loses nothing at the end, run after run', async () => {
    const terminal = scriptIn(wrapper(), `for i in $(seq 30); do $W sh -c 'seq 2000; echo end' x; done`);
    await terminal.end(120_000);
    expect(terminal.output.match(/\r\n2000\r\nend\r\n/g)?.length).toBe(30);
    expect(terminal.output.length).toBe(30 * (8893 + 2000 + 5));
  });
});

/** Full-screen programs, listed by name and hidden in a shell (where only the take-over can help). */
const FULL_SCREEN: readonly (readonly [string, string, Play])[] = [
  [
    'vim',
    'vim -u NONE -n file',
    (t) =>
      play(t, [
        [/~/, 'ihello'],
        ['hello', '\x1b'],
        [/./, ':wq\r'],
      ]),
  ],
  [
    'nano',
    'nano -I file',
    (t) =>
      play(t, [
        ['Exit', 'hello'],
        ['hello', '\x0f'],
        ['Write', '\r'],
        ['Wrote', '\x18'],
      ]),
  ],
  [
    'less',
    'less many',
    (t) =>
      play(t, [
        [/many|:/, ' '],
        [/4\d\r?\n/, '/777\r'],
        ['777', 'q'],
      ]),
  ],
  [
    'a pager behind a pipe',
    'cat many | less',
    (t) =>
      play(t, [
        [/:|23/, ' '],
        [/4\d\r?\n/, 'q'],
      ]),
  ],
  ['top', 'top', (t) => play(t, [['PID', 'q']])],
  ['htop', 'htop', (t) => play(t, [['Load', 'q']])],
  [
    "git log's pager",
    'git log',
    (t) =>
      play(t, [
        ['message 60', ' '],
        ['message 5', 'q'],
      ]),
  ],
];

async function play(
  terminal: Terminal,
  steps: readonly (readonly [string | RegExp, string])[],
): Promise<void> {
  for (const [expected, keys] of steps) {
    await terminal.waitFor(expected);
    await moment(700);
    terminal.type(keys);
  }
}

const SETUP =
  'seq 1000 >many; git init -q . 2>/dev/null; git config user.email a@b; git config user.name n; ' +
  'for i in $(seq 60); do echo "message $i"; done >m; ' +
  'for i in $(seq 60); do git commit -q --allow-empty -m "message $i"; done; ';

describe('full-screen programs', () => {
  it.each(FULL_SCREEN)('%s', async (name, command, steps) => {
    const git = name.includes('git') ? SETUP : 'seq 1000 >many; ';
    for (const form of [`$W ${quoted(command)}`, `$W sh -c ${quoted(command)} x`]) {
      const end =
        'stty -a | grep -o -e .icanon -e " echo " -e .opost -e .isig | xargs echo state; echo "code $?"; cat file';
      const terminal = scriptIn(wrapper(), `${git}: >file; clear; ${form}; ${end}`);
      await steps(terminal);
      await terminal.waitFor('code 0');
      await terminal.end();
      expect(terminal.output).toMatch(/state isig icanon echo|state .*icanon.*echo/);
      expect(terminal.output).not.toMatch(/state .*-(icanon|isig|opost)/);
      if (name === 'vim' || name === 'nano') expect(terminal.output.trimEnd()).toMatch(/hello$/);
    }
  });

  it('tmux inside', async () => {
    const terminal = scriptIn(
      wrapper(),
      `$W tmux -L conformance-$$ -f /dev/null new 'echo inside; sleep 1; exit'; echo "code $?"`,
    );
    await terminal.waitFor('inside');
    await terminal.waitFor('code 0');
    expect(await terminal.end()).toBe(0);
  });
});

function quoted(text: string): string {
  return `'${text}'`;
}

function moment(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
