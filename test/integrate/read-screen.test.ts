import { expect, it } from 'vitest';
import { readScreen } from '../../src/integrate/read-screen.js';

const SCREEN = '$ make\nboom\n$ air';

it.each([
  ['tmux', { TMUX_PANE: '%3', KITTY_WINDOW_ID: '1' }, 'tmux capture-pane -p -J -S -2000 -t %3'],
  ['kitty', { KITTY_WINDOW_ID: '7' }, 'kitten @ get-text --extent=all --match id:7'],
  ['wezterm', { WEZTERM_PANE: '4' }, 'wezterm cli get-text --start-line -2000 --pane-id 4'],
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

it('asks nothing where no terminal offers its text, or its variable is forged', () => {
  const query = () => {
    throw new Error('asked');
  };
  expect(readScreen('make', { TERM_PROGRAM: 'vscode' }, query)).toBeUndefined();
  expect(readScreen('make', { TMUX_PANE: '-x; rm' }, query)).toBeUndefined();
});

it('is undefined where the terminal does not answer', () => {
  expect(readScreen('make', { TMUX_PANE: '%1' }, () => undefined)).toBeUndefined();
});
