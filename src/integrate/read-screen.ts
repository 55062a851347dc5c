import { findOutput } from './find-output.js';

/** Asks a program for its output; undefined where it failed or took too long. */
export type Query = (argv: readonly string[]) => string | undefined;

/** A terminal that hands out its text: the variable that it sets, and the queries for its text, tried in this order. */
interface ScreenReader {
  readonly variable: string;
  readonly queries: (value: string) => readonly (readonly string[])[];
}

/** Innermost first: inside tmux the outer terminal sees only tmux. Other terminals tell no program what they show. */
const READERS: readonly ScreenReader[] = [
  {
    variable: 'TMUX_PANE',
    queries: (pane) => [['tmux', 'capture-pane', '-p', '-J', '-S', '-2000', '-t', pane]],
  },
  {
    variable: 'KITTY_WINDOW_ID',
    // kitten came with kitty 0.28; before it, and in Debian, there is only kitty.
    queries: (window) =>
      ['kitten', 'kitty'].map((name) => [name, '@', 'get-text', '--extent=all', '--match', `id:${window}`]),
  },
  {
    variable: 'WEZTERM_PANE',
    queries: (pane) => [['wezterm', 'cli', 'get-text', '--start-line', '-2000', '--pane-id', pane]],
  },
];

/** The output of the last command as the terminal still shows it; undefined where no terminal offers it. */
export function readScreen(
  command: string,
  env: Readonly<Record<string, string | undefined>>,
  query: Query,
): string | undefined {
  for (const { variable, queries } of READERS) {
    const value = env[variable];
    if (value === undefined || !/^%?\d+$/.test(value)) continue;
    for (const argv of queries(value)) {
      const screen = query(argv);
      if (screen !== undefined) return findOutput(screen, command);
    }
    return undefined;
  }
  return undefined;
}
