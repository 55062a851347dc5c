import { describe, expect, it } from 'vitest';
import type { Terminal } from '../support/terminal.js';
import { wrapper } from './compare.js';
import { moment, type Play, scriptIn } from './compare-terminal.js';

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
