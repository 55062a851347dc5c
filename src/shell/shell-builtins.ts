/** Words that the shell itself obeys, so that no program of that name need exist. */
export const SHELL_BUILTINS: ReadonlySet<string> = new Set(
  (
    '. : [ alias bg bind break builtin caller case cd command compgen complete continue declare dirs disown echo enable ' +
    'eval exec exit export false fc fg for function getopts hash help history if jobs kill let local logout mapfile popd ' +
    'printf pushd pwd read readarray readonly return select set shift shopt source suspend test time times trap true type ' +
    'typeset ulimit umask unalias unset until wait while'
  ).split(' '),
);

/** Words that open a block: a slip in one of them is a mistake of syntax, never a command that is not found. */
export const BLOCK_WORDS: ReadonlySet<string> = new Set([
  'case',
  'for',
  'function',
  'if',
  'select',
  'until',
  'while',
]);

/** Builtins that no program can stand in for, since they act on the shell itself. */
export const SHELL_ONLY: ReadonlySet<string> = new Set(
  '. alias bg cd declare dirs exec exit export fg hash jobs popd pushd read set shopt source trap typeset ulimit umask unalias unset'.split(
    ' ',
  ),
);
