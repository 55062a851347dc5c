import { basename } from 'node:path';
import type { Deps } from '../deps.js';
import { startError } from './find-program.js';

/** Shells that run a single word as the program of that name, unless it is a word of their own; zsh reads a file first. */
const PLAIN_SHELLS = new Set(['sh', 'dash', 'bash', 'ksh', 'mksh']);

/** Words that one of these shells knows itself; `true` and `false` are the same as programs. */
const SHELL_WORDS = new Set(
  `. : [ alias bg bind break builtin caller case cd chdir command compgen complete compopt continue coproc
  declare dirs disown do done echo elif else enable esac eval exec exit export fc fg fi float for function
  functions getopts hash hist history if in integer jobs kill let local logout mapfile
  popd print printf pushd pwd r read readarray readonly repeat return select set shift shopt source
  suspend test then time times trap type typeset ulimit umask unalias until
  unset wait whence which while`.split(/\s+/),
);

/**
 * What is started for a line: the shell, or, where the line is just the name of a program, that program. A shell would
 * start nothing else, but leave its marks in the environment (SHLVL, PWD, _).
 */
export function lineWords(line: string, shell: string, env: Deps['env']): readonly string[] {
  return isProgram(line, shell, env) ? [line] : [shell, '-c', line];
}

function isProgram(line: string, shell: string, env: Deps['env']): boolean {
  if (!/^[\w./][\w./+-]*$/.test(line) || SHELL_WORDS.has(line) || !PLAIN_SHELLS.has(basename(shell)))
    return false;
  if (env.BASH_ENV !== undefined || env[`BASH_FUNC_${line}%%`] !== undefined) return false;
  return startError(line, env.PATH) === undefined;
}
