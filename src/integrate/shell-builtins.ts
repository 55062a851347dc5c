/** The shells that `--init` knows. */
export const SHELLS = ['bash', 'zsh', 'fish', 'pwsh', 'nu'] as const;
export type Shell = (typeof SHELLS)[number];

/** Whether a word names one of the shells of `--init`. */
export function isShell(word: string | undefined): word is Shell {
  return SHELLS.some((shell) => shell === word);
}

/** Builtins of every shell whose whole effect is on the shell that runs them. */
export const STATE_BUILTINS = [
  ...[
    'cd',
    'pushd',
    'popd',
    'export',
    'unset',
    'set',
    'alias',
    'unalias',
    'source',
    '.',
    'eval',
    'exec',
    'exit',
  ],
  ...['declare', 'typeset', 'readonly', 'local', 'shopt', 'setopt', 'unsetopt', 'setenv', 'unsetenv'],
  ...['umask', 'ulimit', 'trap', 'hash', 'rehash', 'return', 'logout', 'let', 'read', 'shift'],
  ...[
    'jobs',
    'fg',
    'bg',
    'wait',
    'disown',
    'dirs',
    'history',
    'fc',
    'bind',
    'bindkey',
    'complete',
    'compdef',
  ],
  ...['enable', 'builtin', 'autoload', 'abbr', 'functions', 'mapfile', 'readarray', 'suspend', 'times'],
] as const;

const NAMES: ReadonlySet<string> = new Set(STATE_BUILTINS);

/** Whether a program name is a builtin that only the user's own shell can carry out. */
export function isStateBuiltin(name: string): boolean {
  return NAMES.has(name);
}

/** Why `ai-run cd …` cannot work, and what does; undefined where the name is no such builtin. */
export function explainStateBuiltin(name: string, shell: string | undefined): string | undefined {
  if (!isStateBuiltin(name)) return undefined;
  const kind = shell?.split(/[\\/]/).at(-1);
  const known = isShell(kind) ? kind : 'bash';
  return (
    `'${name}' is part of the shell and changes only the shell that runs it; ai-run runs commands in a process ` +
    `of their own, so it cannot do that for you. The shell function can: after \`ai-run --init ${known}\` is set up, ` +
    `use \`air ${name} …\` (see the README, Shells).`
  );
}
