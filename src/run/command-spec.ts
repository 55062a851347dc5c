import { basename } from 'node:path';
import type { CommandSpec } from '../model/execution.js';

/** Shells that only say no: an account that has one still gets its line run, by sh. */
const NOT_A_SHELL = new Set(['', 'false', 'nologin', 'true']);

/** The words of a command line as something to run: one word is a line for the shell, more are argv. */
export function commandSpec(words: readonly string[], shell: string | undefined): CommandSpec {
  const [first = '', ...rest] = words;
  if (rest.length > 0) return { kind: 'argv', argv: [first, ...rest] };
  return lineSpec(first, shell);
}

/** Shells that read the quotes of a fix as they were written. Others (nu, pwsh, xonsh, csh …) split them elsewhere. */
const READS_OUR_QUOTES = new Set('sh bash dash ash zsh ksh mksh oksh yash fish'.split(' '));

/** A line that ai-run wrote: for the user's shell where that reads it as it was assessed, else for /bin/sh. */
export function fixSpec(line: string, shell: string | undefined): CommandSpec {
  return lineSpec(line, READS_OUR_QUOTES.has(basename(shell ?? '')) ? shell : undefined);
}

/** A line for the user's shell, or for /bin/sh where the user has none. */
export function lineSpec(line: string, shell: string | undefined): CommandSpec {
  const usable = shell !== undefined && !NOT_A_SHELL.has(basename(shell));
  return { kind: 'line', line, shell: usable ? shell : '/bin/sh' };
}
