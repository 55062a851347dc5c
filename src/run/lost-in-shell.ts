import type { Deps } from '../deps.js';

/** What a shell sets by itself, whatever it was given. */
const OWN_TO_SHELL = ['PWD', 'OLDPWD', 'SHLVL', '_'] as const;

/**
 * The variables that a shell between would change, to be unset or set anew behind it. No others: they are set by words
 * of a command line, which every user of the machine can read, and what may be secret passes through the shell unseen.
 */
export function lostInShell(env: Deps['env']): {
  readonly unset: readonly string[];
  readonly set: readonly string[];
} {
  const odd = Object.keys(env).filter((name) => !isPlainName(name));
  return {
    unset: OWN_TO_SHELL.filter((name) => env[name] === undefined),
    set: [...odd, ...OWN_TO_SHELL].filter((name) => env[name] !== undefined),
  };
}

/** Whether a shell takes this for the name of a variable and passes it on. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name);
}
