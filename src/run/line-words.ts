import { basename } from 'node:path';
import type { Deps } from '../deps.js';
import { startError } from './find-program.js';

/** Shells that run a single word as the program of that name, unless it is a word of their own. */
const PLAIN_SHELLS = new Set(['sh', 'dash', 'bash', 'ksh', 'mksh', 'zsh']);

/** Words that one of these shells knows itself. */
const SHELL_WORDS = new Set(
  `. : [ alias autoload bg bind break builtin bye caller case cd chdir command compgen complete compopt continue coproc
  declare dirs disown do done echo elif else enable esac eval exec exit export false fc fg fi float for foreach function
  functions getln getopts hash hist history if in integer jobs kill let limit local log logout mapfile nocorrect noglob
  popd print printf pushd pwd r read readarray readonly rehash repeat return sched select set setopt shift shopt source
  suspend test then time times trap true ttyctl type typeset ulimit umask unalias unfunction unhash unlimit until
  unset unsetopt vared wait whence where which while zle zmodload zstyle`.split(/\s+/),
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
