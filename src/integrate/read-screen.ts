import { ANSWER_FILE, type Query } from './ask-by-file.js';
import { findOutput } from './find-output.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A terminal that hands out its text: the variable that it sets, and the queries for its text, tried in this order. */
interface ScreenReader {
  readonly variable: string;
  /** What the variable may hold: it becomes a word of a query. */
  readonly value: RegExp;
  readonly queries: (value: string, env: Environment) => readonly (readonly string[])[];
}

const NUMBER = /^\d+$/;

/** iTerm2 shows its text to scripts; the session that is typed in answers, if it is this one. */
const ITERM_SCRIPT = [
  'on run argv',
  'set asked to item 1 of argv',
  'tell application "iTerm2"',
  'tell current session of current window',
  'if unique ID is asked then return contents',
  'end tell',
  'end tell',
  'end run',
];

/** Innermost first: inside tmux the outer terminal sees only tmux. Other terminals tell no program what they show. */
const READERS: readonly ScreenReader[] = [
  {
    variable: 'TMUX_PANE',
    value: /^%\d+$/,
    queries: (pane) => [['tmux', 'capture-pane', '-p', '-J', '-S', '-2000', '-t', pane]],
  },
  {
    variable: 'STY',
    value: /^\d+\.[\w.-]+$/,
    queries: (session, { WINDOW = '' }) =>
      NUMBER.test(WINDOW)
        ? [['screen', '-S', session, '-p', WINDOW, '-X', 'hardcopy', '-h', ANSWER_FILE]]
        : [],
  },
  {
    variable: 'ZELLIJ_PANE_ID',
    value: NUMBER,
    // zellij before 0.44 dumps the pane that is typed in, and only to a file.
    queries: (pane) => [
      ['zellij', 'action', 'dump-screen', '--full', '--pane-id', pane],
      ['zellij', 'action', 'dump-screen', '--full', ANSWER_FILE],
    ],
  },
  {
    variable: 'KITTY_WINDOW_ID',
    value: NUMBER,
    // kitten came with kitty 0.28; before it, and in Debian, there is only kitty.
    queries: (window) =>
      ['kitten', 'kitty'].map((name) => [name, '@', 'get-text', '--extent=all', '--match', `id:${window}`]),
  },
  {
    variable: 'WEZTERM_PANE',
    value: NUMBER,
    queries: (pane) => [['wezterm', 'cli', 'get-text', '--start-line', '-2000', '--pane-id', pane]],
  },
  {
    variable: 'ITERM_SESSION_ID',
    value: /^\w+:[\dA-Fa-f-]+$/,
    queries: (session) => [
      ['osascript', ...ITERM_SCRIPT.flatMap((line) => ['-e', line]), session.replace(/^.*:/, '')],
    ],
  },
];

/** The output of the last command as the terminal still shows it; undefined where no terminal offers it. */
export function readScreen(
  command: string,
  env: Environment,
  query: Query,
  after: 'prompt' | 'nothing' = 'prompt',
): string | undefined {
  for (const { variable, value, queries } of READERS) {
    const told = env[variable];
    if (told === undefined || !value.test(told)) continue;
    for (const argv of queries(told, env)) {
      const screen = query(argv);
      if (screen !== undefined) return findOutput(screen, command, after);
    }
    return undefined;
  }
  return undefined;
}
