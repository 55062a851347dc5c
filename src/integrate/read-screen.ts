import { findOutput } from './find-output.js';

/** Asks a program for its output; undefined where it failed or took too long. */
export type Query = (argv: readonly string[]) => string | undefined;

/** A terminal that hands out its text: the variable that it sets, and the query for its text. */
interface ScreenReader {
  readonly variable: string;
  readonly argv: (value: string) => readonly string[];
}

/** Innermost first: inside tmux the outer terminal sees only tmux. Other terminals tell no program what they show. */
const READERS: readonly ScreenReader[] = [
  { variable: 'TMUX_PANE', argv: (pane) => ['tmux', 'capture-pane', '-p', '-J', '-S', '-2000', '-t', pane] },
  {
    variable: 'KITTY_WINDOW_ID',
    argv: (window) => ['kitten', '@', 'get-text', '--extent=all', '--match', `id:${window}`],
  },
  {
    variable: 'WEZTERM_PANE',
    argv: (pane) => ['wezterm', 'cli', 'get-text', '--start-line', '-2000', '--pane-id', pane],
  },
];

/** The output of the last command as the terminal still shows it; undefined where no terminal offers it. */
export function readScreen(
  command: string,
  env: Readonly<Record<string, string | undefined>>,
  query: Query,
): string | undefined {
  for (const { variable, argv } of READERS) {
    const value = env[variable];
    if (value === undefined || !/^%?\d+$/.test(value)) continue;
    const screen = query(argv(value));
    return screen === undefined ? undefined : findOutput(screen, command);
  }
  return undefined;
}
