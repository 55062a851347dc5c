/** Every mode of the command line, one file in `commands/` each. */
const MODES = [
  'wrap',
  'analyze',
  'explain',
  'prompt',
  'fix',
  'diagnose',
  'last',
  'undo',
  'handoff',
  'history',
  'save',
  'list-commands',
  'commands-path',
  'init',
  'check-patterns',
  'doctor',
  'config-path',
  'setup',
  'help',
  'version',
] as const;
export type Mode = (typeof MODES)[number];

/** The options that modify a mode; absent means not given. */
export interface Flags {
  readonly json: boolean;
  readonly learn: boolean;
  /** true: --ai, false: --no-ai, undefined: as configured. */
  readonly ai?: boolean;
  readonly quiet: boolean;
  readonly report?: string;
  readonly shell?: string;
  readonly scope?: string;
  readonly peek: readonly string[];
  readonly unsafe: boolean;
  readonly unrestricted: boolean;
  readonly confirm: boolean;
  readonly showPayload: boolean;
  readonly verify: readonly string[];
  readonly command?: string;
  readonly exitCode?: number;
  readonly stats: boolean;
  readonly online: boolean;
  readonly trust: boolean;
  readonly hook: boolean;
  readonly name?: string;
}

/** One parsed command line: bad combinations cannot be said. */
export interface Invocation {
  readonly mode: Mode;
  /** What stands behind the options: the command, or the operands of the mode. */
  readonly words: readonly string[];
  /** The value of the mode's own option: prompt, file, id, query, shell or name. */
  readonly value?: string;
  /** True where `--` stood before the words: they are a command, whatever they look like. */
  readonly literal: boolean;
  readonly flags: Flags;
  /** The whole argv as ai-run saw it, for the history. */
  readonly argv: readonly string[];
}
