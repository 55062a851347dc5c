import { describe, expect, it } from 'vitest';
import { wrapper } from './compare.js';
import { compareInTerminal, moment, scriptIn } from './compare-terminal.js';

const SAME: readonly (readonly [string, string])[] = [
  ['all three are terminals', `$W sh -c 'for i in 0 1 2; do test -t $i && echo $i; done' x`],
  ['colours', `$W ls --color=auto -d /; $W grep --color=auto oo - <<<foo`],
  ['window size', `$W sh -c 'stty size; stty size <&1; stty size <&2; tput cols' x`],
  ['bytes', `$W printf 'a\\r\\nb\\n\\033[31mred\\033[0m\\r50%%\\r100%%\\n\\tx\\007\\n\\n\\r\\n'`],
  ['order of both outputs', `$W bash -c 'for i in {1..200}; do echo o$i; echo e$i >&2; done' x`],
  ['much output', `$W seq 30000`],
  ['much output without newlines', `$W sh -c 'head -c 100000 /dev/zero | tr "\\\\0" x' x`],
  ['output that ends in returns', `$W bash -c 'for i in {1..3000}; do printf "%04d\\r\\n" $i; done' x`],
  [
    'returns and newlines at every place',
    `$W bash -c 'for i in {1..2000}; do printf "$i\\r\\n\\r\\n\\r"; done' x`,
  ],
  ['an extra descriptor', `$W sh -c 'echo three >&3' x 3>f; cat f`],
  ['process substitution', `$W cat <(echo one) <(echo two)`],
  ['>/dev/full', `$W sh -c 'echo x' x >/dev/full; echo $?`],
  ['>/dev/stderr and >/dev/stdout', `$W sh -c 'echo e >/dev/stderr; echo o >/dev/stdout' x`],
  [
    'the environment',
    `A=1 C= $W env -0 | tr '\\0' '\\n' | grep -v -e ^_= -e ^W= -e ai-run-case -e ^SHLVL | sort`,
  ],
  [
    'limits, umask and ignored signals',
    `umask 027; ulimit -Sn 256; trap '' USR1; $W sh -c 'umask; ulimit -Sn; grep SigIgn /proc/self/status' x`,
  ],
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
    await compareInTerminal(script);
  });

  it('line input and Ctrl-D', () =>
    compareInTerminal(`echo go; $W cat -; echo end`, async (terminal) => {
      await terminal.waitFor('go\r\n');
      terminal.type('one\r');
      await terminal.waitFor(/one\r\none\r\n/);
      terminal.type('\x04');
      await terminal.waitFor('end');
    }));

  it('each line is seen before the next is made', () =>
    compareInTerminal(
      `$W bash -c 'for i in 1 2 3; do echo line$i; read -r; done; printf "no newline? "; read x' x`,
      async (terminal) => {
        for (const line of ['line1', 'line2', 'line3', 'no newline? ']) {
          await terminal.waitFor(line);
          terminal.type('\r');
        }
      },
    ));

  it('an answer of the terminal is neither shown nor held back', async () => {
    const ask =
      'import os, select, termios, tty; kept = termios.tcgetattr(1); tty.setcbreak(1); os.write(1, b"\\x1b[6n"); ' +
      'ready = select.select([0], [], [], 5)[0]; print(os.read(0, 99) if ready else "none"); ' +
      'termios.tcsetattr(1, termios.TCSADRAIN, kept)';
    await compareInTerminal(
      `$W python3 -c '${ask}'; stty -a | grep -o -e .icanon -e ' echo '`,
      async (terminal) => {
        await terminal.waitFor('\x1b[6n');
        await moment(50);
        terminal.type('\x1b[5;7R');
      },
    );
  });

  it("Python's getpass", () =>
    compareInTerminal(`$W python3 -c 'import getpass; print("got", getpass.getpass())'`, async (terminal) => {
      await terminal.waitFor('Password: ');
      await moment(300);
      terminal.type('secret\r');
      await terminal.waitFor('got secret');
    }));

  it('type-ahead reaches what comes next', () =>
    compareInTerminal(`echo go; $W sleep 1; read x; echo "got $x"`, async (terminal) => {
      await terminal.waitFor('go\r\n');
      terminal.type('early\r');
      await terminal.waitFor('got early');
    }));

  it('a hidden password', () =>
    compareInTerminal(`$W bash -c 'read -s -p Password: p; echo; echo "$p"' x`, async (terminal) => {
      await terminal.waitFor('Password:');
      terminal.type('secret\r');
      await terminal.waitFor('secret');
    }));

  it('a password read from /dev/tty', () =>
    compareInTerminal(
      `$W sh -c 'stty -echo </dev/tty; printf P: >/dev/tty; read p </dev/tty; stty echo </dev/tty; echo; echo "$p"' x`,
      async (terminal) => {
        await terminal.waitFor('P:');
        terminal.type('secret\r');
        await terminal.waitFor('secret');
      },
    ));

  it('Ctrl-C ends the command and the loop around it', () =>
    compareInTerminal(
      `for i in 1 2 3; do $W sh -c 'echo ready; sleep 30' x; done; echo not here`,
      async (terminal) => {
        await terminal.waitFor('ready');
        await moment(200);
        terminal.type('\x03');
      },
    ));

  it('Ctrl-C that the command handles', () =>
    compareInTerminal(
      `$W bash -c 'trap "echo caught; exit 5" INT; echo ready; while :; do sleep 0.1; done' x; echo $?`,
      async (terminal) => {
        await terminal.waitFor('ready');
        terminal.type('\x03');
        await terminal.waitFor('caught');
      },
    ));

  it('Ctrl-\\ quits', () =>
    compareInTerminal(`ulimit -c 0; $W sh -c 'echo ready; sleep 30' x 2>&1; echo $?`, async (terminal) => {
      await terminal.waitFor('ready');
      terminal.type('\x1c');
    }));

  it('resizing reaches the command, with the new size', () =>
    compareInTerminal(
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
