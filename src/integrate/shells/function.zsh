# ai-run for zsh: write this to a file once and source that file from ~/.zshrc.
# __AIR__ COMMAND…  runs it in this shell where it must (cd, export, source, functions, aliases), else through ai-run.
# __AIR__           diagnoses the last failed command.

# Your aliases do not reach into these functions.
_ai_run_failed_line='' _ai_run_failed_code=0 _ai_run_said='' _ai_run_hooked='' _ai_run_aliases=''
\unalias __AIR__ 2>/dev/null || :
if [[ -o aliases ]]; then _ai_run_aliases=on; \unsetopt aliases; fi

function __AIR__ {
  local _ai_run_code=$? _ai_run_seen=' '
  local _ai_run_out="${XDG_RUNTIME_DIR:-${HOME-}/.cache}/ai-run-$$-$RANDOM$RANDOM"
  if _ai_run_start "$@"; then _ai_run_finish 0 "$@"; else _ai_run_finish $? "$@"; fi
}

# After Ctrl-C or Ctrl-Z zsh carries out nothing more, so that the exit code is the one that the `if` has seen.
function _ai_run_finish {
  _ai_run_code="$1"
  shift
  if [ -O "$_ai_run_out" ]; then _ai_run_take "$@"; fi
  _ai_run_note "$@"
  return "$_ai_run_code"
}

# Decides by the first word, without starting a process.
function _ai_run_start {
  if [ $# -eq 0 ]; then
    _ai_run_last
    return
  fi
  local _ai_run_first="${1%%[[:space:]]*}"
  case "$_ai_run_first" in
    (-*|*/*) _ai_run_there "$@" ;;
    (declare|typeset|integer|float) _ai_run_here "$1" -g "${@:2}" ;;
    (__BUILTINS__) _ai_run_here "$@" ;;
    (*)
      if (( ${+functions[$_ai_run_first]} || ${+builtins[$_ai_run_first]} && ! ${+commands[$_ai_run_first]} )); then
        _ai_run_here "$@"
      elif [[ "$_ai_run_seen" != *" $_ai_run_first "* ]] && (( ${+aliases[$_ai_run_first]} )); then
        _ai_run_alias "$@"
      else
        _ai_run_there "$@"
      fi
      ;;
  esac
}

function _ai_run_there {
  AI_RUN_SHELL_OUT="zsh:$_ai_run_out" command ai-run "$@"
}

# One argument is a line, several are words.
function _ai_run_here {
  local _ai_run_line="$1" _ai_run_word
  for _ai_run_word in "${@:2}"; do _ai_run_line+=" ${(q)_ai_run_word}"; done
  eval "$_ai_run_line" || _ai_run_diagnose $? "$_ai_run_line" "$1"
}

# An alias of plain words goes on as those words, so that its program still runs through ai-run.
function _ai_run_alias {
  local _ai_run_value="${aliases[$_ai_run_first]}"
  case "$1:$_ai_run_value" in
    (*:|*[^A-Za-z0-9_./=,:@%+\ -]*) _ai_run_here "$@" ;;
    ("$_ai_run_first":*)
      _ai_run_seen+="$_ai_run_first "
      _ai_run_start "${(@s: :)_ai_run_value}" "${@:2}"
      ;;
    (*) _ai_run_here "$@" ;;
  esac
}

# Takes a code, a line and its first word. A builtin that touches only the shell says its complaint again in a copy of it.
function _ai_run_diagnose {
  local _ai_run_output=''
  case "$3" in
    (cd|pushd|popd|export|unset|alias|unalias) _ai_run_output="$(eval "$2" 2>&1 >/dev/null)" || : ;;
  esac
  AI_RUN_LAST="$1:$2" AI_RUN_LAST_OUTPUT="$_ai_run_output" AI_RUN_SHELL_OUT="zsh:$_ai_run_out" command ai-run --last
}

# Without the hook only the history knows what failed, and what failed here is known by its words.
function _ai_run_last {
  local _ai_run_line="$(fc -ln -1 2>/dev/null)"
  case "$_ai_run_failed_code:$_ai_run_hooked:$_ai_run_line" in
    (0:*) ;;
    (*:on:*|*::__AIR__|*::__AIR__[[:space:]]*)
      _ai_run_code="$_ai_run_failed_code" _ai_run_line="$_ai_run_failed_line"
      ;;
  esac
  _ai_run_diagnose "$_ai_run_code" "$_ai_run_line" ''
}

# What failed here has been diagnosed: the hook is silent, and `__AIR__` alone looks at it again.
function _ai_run_note {
  _ai_run_said="$_ai_run_code"
  case "$_ai_run_code:${1-}" in
    (0:*|*:|*:-*) return 0 ;;
  esac
  _ai_run_failed_line="${(j: :)${(@q)@}}" _ai_run_failed_code="$_ai_run_code"
  if [ $# -eq 1 ]; then _ai_run_failed_line="$1"; fi
}

# What the person said yes to: into the history, and run here where it changes this shell.
function _ai_run_take {
  local _ai_run_verb _ai_run_text
  local -a _ai_run_records
  while IFS= read -r -d '' _ai_run_verb && IFS= read -r -d '' _ai_run_text; do
    _ai_run_records+=("$_ai_run_verb" "$_ai_run_text")
  done <"$_ai_run_out"
  command rm -f -- "$_ai_run_out"
  for _ai_run_verb _ai_run_text in "${_ai_run_records[@]}"; do
    case "$_ai_run_verb" in
      (ran) _ai_run_remember "$_ai_run_text" ;;
      (run)
        _ai_run_remember "$_ai_run_text"
        eval "$_ai_run_text" && _ai_run_code=0 || _ai_run_code=$?
        ;;
      (prepare)
        _ai_run_remember "$_ai_run_text"
        eval "$_ai_run_text" || return 0
        ;;
      (again)
        if [ $# -eq 0 ]; then set -- "$_ai_run_text"; fi
        __AIR__ "$@" && _ai_run_code=0 || _ai_run_code=$?
        ;;
    esac
  done
}

# A line that the history must not keep has fixes that it must not keep.
function _ai_run_remember {
  if [[ -o hist_ignore_space && "${history[$HISTCMD]-}" == [[:space:]]* ]]; then return; fi
  print -sr -- "$1"
}
