/**
 * Programs that own the terminal: they get it untouched, and nothing of them is captured.
 * Left out on purpose are those that read keys from stdin or /dev/tty (ssh, psql, docker -it): they work captured, too.
 */
export const FULL_SCREEN_PROGRAMS: ReadonlySet<string> = new Set(
  `vi vim vimdiff view nvim nano pico emacs emacsclient micro hx helix kak joe mcedit mc ranger nnn lf vifm
  less more most man info top htop btop atop nvtop iotop nethogs iftop glances ncdu tig lazygit lazydocker k9s
  gitui tmux screen zellij byobu mosh minicom picocom fzf sk dialog whiptail menuconfig gdb lldb lynx w3m links
  elinks mutt neomutt weechat irssi watch cmatrix alsamixer aptitude dselect su login visudo vipw crontab
  asciinema reset tset`.split(/\s+/),
);

/** Programs that are interactive only without an operand: `python` is, `python x.py` is not. */
export const INTERACTIVE_WITHOUT_OPERAND: ReadonlySet<string> = new Set(
  `sh bash dash zsh fish ksh tcsh csh nu pwsh elvish xonsh python python2 python3 ipython bpython node deno bun
  ruby irb php perl lua luajit ghci scala julia R octave erl iex clojure lein sbt bc dc gnuplot`.split(/\s+/),
);

/** Options by which a program becomes interactive although it has operands. */
export const INTERACTIVE_OPTIONS: Readonly<Record<string, RegExp>> = {
  bash: /^-[a-z]*i[a-z]*$/,
  zsh: /^-[a-z]*i[a-z]*$/,
  sh: /^-[a-z]*i[a-z]*$/,
  python: /^-[a-zA-Z]*i$/,
  python3: /^-[a-zA-Z]*i$/,
  sudo: /^-(?:i|s)$/,
};

/** Words that stand before the real program. */
export const PREFIX_PROGRAMS: ReadonlySet<string> = new Set(
  'sudo doas env command exec time nice ionice nohup stdbuf setsid chrt taskset builtin then do else !'.split(
    ' ',
  ),
);
