
# Completions: ai-run's options, then what completes the wrapped command.
_ai_run_complete() {
  local IFS=$' \t\n' index=1 word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  while [ "$index" -lt "$COMP_CWORD" ]; do
    case ${COMP_WORDS[index]} in
      __WITH_VALUE__) index=$((index + 2)) ;;
      -*) index=$((index + 1)) ;;
      *) break ;;
    esac
  done
  if [ "$index" -gt "$COMP_CWORD" ]; then
    case $before in
      --init) COMPREPLY=($(compgen -W '__SHELLS__' -- "$word")) ;;
      __WITH_FILE__) compopt -o filenames; COMPREPLY=($(compgen -f -- "$word")) ;;
      __WITH_PROGRAM__) COMPREPLY=($(compgen -c -- "$word")) ;;
    esac
  elif [ "$index" -eq "$COMP_CWORD" ] && [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W '__OPTIONS__' -- "$word"))
  else
    _ai_run_complete_command "$index"
  fi
}

# bash-completion does it where it is there; else the command's own completion function, else file names.
_ai_run_complete_command() {
  if declare -F _comp_command_offset >/dev/null; then
    _comp_command_offset "$1"
  elif declare -F _command_offset >/dev/null; then
    _command_offset "$1"
  elif [ "$1" -eq "$COMP_CWORD" ]; then
    COMPREPLY=($(compgen -c -- "$word"))
  else
    local command=${COMP_WORDS[$1]} spec
    compopt -o default
    spec=$(complete -p -- "$command" 2>/dev/null)
    [[ $spec =~ \ -F\ ([^ ]+) ]] || return 0
    COMP_LINE=$command${COMP_LINE#*"$command"}
    COMP_POINT=${#COMP_LINE} COMP_CWORD=$((COMP_CWORD - $1)) COMP_WORDS=("${COMP_WORDS[@]:$1}")
    "${BASH_REMATCH[1]}" "$command" "$word" "$before"
  fi
}

if [[ $- == *i* ]]; then complete -F _ai_run_complete ai-run __AIR__; fi
if [ -n "${_ai_run_aliases-}" ]; then shopt -s expand_aliases; fi
