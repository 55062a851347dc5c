import { expect, it } from 'vitest';
import { ANSWER_FILE } from '../../src/integrate/ask-by-file.js';
import { readScreen } from '../../src/integrate/read-screen.js';

const SCREEN = '$ make\nboom\n$ air';

it.each([
  ['tmux', { TMUX_PANE: '%3', KITTY_WINDOW_ID: '1' }, 'tmux capture-pane -p -J -S -2000 -t %3'],
  ['kitty', { KITTY_WINDOW_ID: '7' }, 'kitten @ get-text --extent=all --match id:7'],
  ['wezterm', { WEZTERM_PANE: '4' }, 'wezterm cli get-text --start-line -2000 --pane-id 4'],
  ['screen', { STY: '31.pts-0.host', WINDOW: '2' }, 'screen -S 31.pts-0.host -p 2 -X hardcopy -h {answer}'],
  ['zellij', { ZELLIJ_PANE_ID: '5' }, 'zellij action dump-screen --full --pane-id 5'],
])('asks %s for its text', (_, env, expected) => {
  const asked: string[] = [];
  const query = (argv: readonly string[]) => {
    asked.push(argv.join(' '));
    return SCREEN;
  };
  expect(readScreen('make', env, query)).toBe('boom');
  expect(asked).toEqual([expected]);
});

it('asks kitty itself where it has no kitten', () => {
  const query = ([program]: readonly string[]) => (program === 'kitty' ? SCREEN : undefined);
  expect(readScreen('make', { KITTY_WINDOW_ID: '7' }, query)).toBe('boom');
});

it('asks a zellij that cannot print for a file', () => {
  const query = (argv: readonly string[]) => (argv.includes(ANSWER_FILE) ? SCREEN : undefined);
  expect(readScreen('make', { ZELLIJ_PANE_ID: '5' }, query)).toBe('boom');
});

it('asks iTerm2 for the session of this shell, by a name that is no part of the script', () => {
  const asked: (readonly string[])[] = [];
  const query = (argv: readonly string[]) => {
    asked.push(argv);
    return SCREEN;
  };
  const id = '3C1A0F6E-9B7D-4C55-8C11-0A0B0C0D0E0F';
  expect(readScreen('make', { ITERM_SESSION_ID: `w0t1p0:${id}` }, query)).toBe('boom');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.[0]).toBe('osascript');
  expect(asked[0]?.at(-1)).toBe(id);
  expect(asked[0]?.slice(0, -1).join(' ')).not.toContain(id);
});

it('asks nothing where no terminal offers its text, or its variable is forged', () => {
  const query = () => {
    throw new Error('asked');
  };
  expect(readScreen('make', { TERM_PROGRAM: 'vscode' }, query)).toBeUndefined();
  expect(readScreen('make', { TMUX_PANE: '-x; rm' }, query)).toBeUndefined();
  expect(readScreen('make', { STY: '1.a', WINDOW: '' }, query)).toBeUndefined();
  expect(readScreen('make', { STY: '-X quit', WINDOW: '0' }, query)).toBeUndefined();
  expect(readScreen('make', { ITERM_SESSION_ID: 'w0:"; do shell script "x' }, query)).toBeUndefined();
});

it('is undefined where the terminal does not answer', () => {
  expect(readScreen('make', { TMUX_PANE: '%1' }, () => undefined)).toBeUndefined();
});
