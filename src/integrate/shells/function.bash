# ai-run for bash: write this to a file once and source that file from ~/.bashrc.
# __AIR__ COMMAND…  runs it in this shell where it must (cd, export, source, functions, aliases), else through ai-run.
# __AIR__           diagnoses the last failed command.

# Your aliases do not reach into these functions.
_ai_run_failed_line='' _ai_run_failed_code=0 _ai_run_said='' _ai_run_hooked='' _ai_run_aliases=''
\unalias __AIR__ 2>/dev/null || :
if \shopt -q expand_aliases; then _ai_run_aliases=on; \shopt -u expand_aliases; fi

function __AIR__ {
  local _ai_run_code=$? _ai_run_seen=' '
  local _ai_run_out="${XDG_RUNTIME_DIR:-${HOME-}/.cache}/ai-run-$$-$RANDOM$RANDOM"
  if [ $# -eq 0 ]; then
    _ai_run_last
  else
    _ai_run_start "$@"
  fi && _ai_run_code=0 || _ai_run_code=$?
  if [ -O "$_ai_run_out" ]; then _ai_run_take "$@"; fi
  _ai_run_note "$@"
  return "$_ai_run_code"
}

# Decides by the first word, without starting a process.
_ai_run_start() {
  local _ai_run_first=${1%%[[:space:]]*}
  case $_ai_run_first in
    -* | */*) _ai_run_there "$@" ;;
    declare | typeset) _ai_run_here "$1" -g "${@:2}" ;;
    __BUILTINS__) _ai_run_here "$@" ;;
    *)
      if declare -F -- "$_ai_run_first" >/dev/null; then
        _ai_run_here "$@"
      elif [[ $_ai_run_seen != *" $_ai_run_first "* ]] && alias -- "$_ai_run_first" >/dev/null 2>&1; then
        _ai_run_alias "$@"
      else
        _ai_run_there "$@"
      fi
      ;;
  esac
}

# The words are put into a line, because `jobs` and `fg` show it.
_ai_run_there() {
  local _ai_run_words
  printf -v _ai_run_words ' %q' "$@"
  local -x AI_RUN_SHELL_OUT="bash:$_ai_run_out"
  eval "\\command ai-run$_ai_run_words"
}

# One argument is a line, several are words.
_ai_run_here() {
  local _ai_run_line=$1 _ai_run_words=''
  if [ $# -gt 1 ]; then
    printf -v _ai_run_words ' %q' "${@:2}"
    _ai_run_line+=$_ai_run_words
  fi
  eval "$_ai_run_line" || _ai_run_diagnose $? "$_ai_run_line" "$1"
}

# An alias of plain words goes on as those words, so that its program still runs through ai-run.
_ai_run_alias() {
  local _ai_run_value='' _ai_run_words
  if [ "${BASH_VERSINFO[0]}" -ge 4 ]; then _ai_run_value=${BASH_ALIASES[$_ai_run_first]-}; fi
  case $1:$_ai_run_value in
    *: | *[!A-Za-z0-9_./=,:@%+\ -]*) _ai_run_here "$@" ;;
    "$_ai_run_first":*)
      _ai_run_seen+="$_ai_run_first "
      IFS=' ' read -r -a _ai_run_words <<<"$_ai_run_value"
      _ai_run_start "${_ai_run_words[@]}" "${@:2}"
      ;;
    *) _ai_run_here "$@" ;;
  esac
}

# Takes a code, a line and its first word. A builtin that touches only the shell says its complaint again in a copy of it.
_ai_run_diagnose() {
  local _ai_run_output=''
  case $3 in
    cd | pushd | popd | export | unset | alias | unalias) _ai_run_output=$(\eval "$2" 2>&1 >/dev/null) || : ;;
  esac
  AI_RUN_LAST="$1:$2" AI_RUN_LAST_OUTPUT=$_ai_run_output _ai_run_there --last
}

# Without the hook only the history knows what failed, and what failed here is known by its words.
_ai_run_last() {
  local _ai_run_line
  _ai_run_line=$(\fc -ln -1 2>/dev/null)
  _ai_run_line=${_ai_run_line#"${_ai_run_line%%[![:space:]]*}"}
  case $_ai_run_failed_code:$_ai_run_hooked:$_ai_run_line in
    0:*) ;;
    *:on:* | *::__AIR__ | *::__AIR__[[:space:]]*)
      _ai_run_code=$_ai_run_failed_code _ai_run_line=$_ai_run_failed_line
      ;;
  esac
  _ai_run_diagnose "$_ai_run_code" "$_ai_run_line" ''
}

# What failed here has been diagnosed: the hook is silent, and `__AIR__` alone looks at it again.
_ai_run_note() {
  local _ai_run_words
  _ai_run_said=$_ai_run_code
  case $_ai_run_code:${1-} in
    0:* | *: | *:-*) return 0 ;;
  esac
  printf -v _ai_run_words ' %q' "$@"
  _ai_run_failed_line=${_ai_run_words# } _ai_run_failed_code=$_ai_run_code
  if [ $# -eq 1 ]; then _ai_run_failed_line=$1; fi
}

# What the person said yes to: into the history, and run here where it changes this shell.
_ai_run_take() {
  local _ai_run_verb _ai_run_text _ai_run_index _ai_run_records=()
  while IFS= read -r -d '' _ai_run_verb && IFS= read -r -d '' _ai_run_text; do
    _ai_run_records+=("$_ai_run_verb" "$_ai_run_text")
  done <"$_ai_run_out"
  command rm -f -- "$_ai_run_out"
  _ai_run_history_line
  if ! _ai_run_is_remembered "$@"; then _ai_run_text=''; fi
  local _ai_run_history=$_ai_run_text
  # The first `history -s` of a line takes that line's place, so the line itself is put there.
  case $_ai_run_text in __AIR__*) _ai_run_remember "$_ai_run_text" ;; esac
  for ((_ai_run_index = 0; _ai_run_index < ${#_ai_run_records[@]}; _ai_run_index += 2)); do
    _ai_run_text=${_ai_run_records[_ai_run_index + 1]}
    case ${_ai_run_records[_ai_run_index]} in
      ran) _ai_run_remember "$_ai_run_text" ;;
      run)
        _ai_run_remember "$_ai_run_text"
        eval "$_ai_run_text" && _ai_run_code=0 || _ai_run_code=$?
        ;;
      prepare)
        _ai_run_remember "$_ai_run_text"
        eval "$_ai_run_text" || return 0
        ;;
      again)
        if [ $# -eq 0 ]; then set -- "$_ai_run_text"; fi
        __AIR__ "$@" && _ai_run_code=0 || _ai_run_code=$?
        ;;
    esac
  done
}

_ai_run_remember() {
  if [ -n "$_ai_run_history" ]; then builtin history -s -- "$1"; fi
}

# The newest line of the history, in _ai_run_text; nothing where the history is off.
_ai_run_history_line() {
  _ai_run_text=''
  if \shopt -qo history; then _ai_run_text=$(HISTTIMEFORMAT='' builtin history 1); fi
  _ai_run_text=${_ai_run_text#*[0-9][ \*] }
}

# May the history leave out lines, so that its newest is not surely the one that was typed?
_ai_run_may_omit() {
  case :${HISTCONTROL-}:${HISTIGNORE:+ignorespace}: in
    *:ignorespace:* | *:ignoreboth:*) return 0 ;;
  esac
  return 1
}

# Did the history take the line that called this? It is there if it is new, or if these words are in it.
_ai_run_is_remembered() {
  if [ -z "$_ai_run_text" ]; then return 1; fi
  if ! _ai_run_may_omit; then return 0; fi
  local IFS=' ' _ai_run_number='\!'
  local _ai_run_words="$*"
  if [ -n "$_ai_run_hooked" ]; then
    if [ "${_ai_run_number@P}" != "$_ai_run_stored" ]; then return 0; fi
  elif [[ $_ai_run_text == "__AIR__ ${1-}"* ]]; then
    return 0
  fi
  [[ ${_ai_run_text//[\"\'\\]/} == *"${_ai_run_words//[\"\'\\]/}"* ]]
}
