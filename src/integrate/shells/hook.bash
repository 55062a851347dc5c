
# The hook: one dim line after a failed command. Nothing is started while commands succeed.
_ai_run_count='' _ai_run_stored='' _ai_run_hooked=on

_ai_run_prompt() {
  local _ai_run_last=$_ _ai_run_code=$? _ai_run_now='\#' _ai_run_number='\!'
  _ai_run_now=${_ai_run_now@P} _ai_run_number=${_ai_run_number@P}
  if [ -z "$_ai_run_count" ]; then
    # An empty history and one with a single line have the same number.
    if [ "$_ai_run_number" = 1 ]; then _ai_run_number=''; fi
  elif [ "$_ai_run_now" != "$_ai_run_count" ]; then
    case $_ai_run_code in 0 | "$_ai_run_said") ;; *) _ai_run_hint ;; esac
  fi
  _ai_run_count=$_ai_run_now _ai_run_stored=$_ai_run_number _ai_run_said=''
  return "$_ai_run_code"
}

_ai_run_hint() {
  local _ai_run_text _ai_run_program
  _ai_run_history_line
  if ! _ai_run_is_typed; then
    _ai_run_failed_line='' _ai_run_failed_code=$_ai_run_code
    return
  fi
  _ai_run_text=${_ai_run_text#"${_ai_run_text%%[![:space:]]*}"}
  _ai_run_failed_line='' _ai_run_failed_code=0
  _ai_run_decider
  case $_ai_run_code:$_ai_run_program in
    *: | *:fg | *:__AIR__ | *:ai-run | 1:! | 1:type | __QUIET__) return ;;
  esac
  _ai_run_failed_line=$_ai_run_text _ai_run_failed_code=$_ai_run_code
  _ai_run_text=${_ai_run_text//[[:cntrl:]]/ }
  if [ ${#_ai_run_text} -gt 40 ]; then _ai_run_text=${_ai_run_text:0:39}~; fi
  local _ai_run_dim=$'\e[2m' _ai_run_plain=$'\e[0m'
  if [ -n "${NO_COLOR-}" ] || [ "${TERM-dumb}" = dumb ]; then _ai_run_dim='' _ai_run_plain=''; fi
  printf '%sai-run: %s: exit %s. Type __AIR__ to see why.%s\n' \
    "$_ai_run_dim" "$_ai_run_text" "$_ai_run_code" "$_ai_run_plain" >&2
}

# A line that the history did not take is private, unless it repeats the newest there (ignoredups): then that ends with
# the last word that was run. Where this cannot be compared, it has just failed in the same way.
_ai_run_is_typed() {
  if [ -z "$_ai_run_text" ]; then return 1; fi
  if ! _ai_run_may_omit || [ "$_ai_run_number" != "$_ai_run_stored" ]; then return 0; fi
  if [ "${_ai_run_text##*[[:space:]]}" = "$_ai_run_last" ]; then return 0; fi
  [[ $_ai_run_text == *[!A-Za-z0-9_./=,:@%+\ -]* ]] &&
    [ "$_ai_run_code:$_ai_run_text" = "$_ai_run_failed_code:$_ai_run_failed_line" ]
}

# The program whose exit code the line has: the first of its last part, behind what only leads to a program.
_ai_run_decider() {
  local _ai_run_rest=$_ai_run_text _ai_run_part=''
  local _ai_run_quoted=$'^([^\'"]*)(\'[^\']*\'|"[^"]*")(.*)$'
  while [[ $_ai_run_rest =~ $_ai_run_quoted ]]; do
    _ai_run_part+=${BASH_REMATCH[1]}_ _ai_run_rest=${BASH_REMATCH[3]}
  done
  _ai_run_part+=$_ai_run_rest
  _ai_run_part=${_ai_run_part%"${_ai_run_part##*[!;[:space:]]}"}
  _ai_run_rest=${_ai_run_part##*[|;]}
  while :; do
    _ai_run_rest=${_ai_run_rest#"${_ai_run_rest%%[![:space:]]*}"}
    _ai_run_program=${_ai_run_rest%%[[:space:]]*}
    case $_ai_run_rest in
      '(('*) _ai_run_program='((' ;;
      'command -v '* | 'command -V '*) _ai_run_program=type ;;
      *[[:space:]]*)
        case $_ai_run_program in
          command | builtin | time | [A-Za-z_]*=*) _ai_run_rest=${_ai_run_rest#"$_ai_run_program"} && continue ;;
        esac
        ;;
    esac
    break
  done
  _ai_run_program=${_ai_run_program#\\}
}

# First in PROMPT_COMMAND (of an array: in its first element), because what stands behind may change $?; it hands $? on.
# Bash before 4.4 cannot tell an empty line from a command without a trick in the prompt, so there it has no hook.
if [[ $- == *i* && ${BASH_VERSINFO[0]}${BASH_VERSINFO[1]} -ge 44 && "${PROMPT_COMMAND[*]-}" != *_ai_run_prompt* ]]; then
  PROMPT_COMMAND="_ai_run_prompt${PROMPT_COMMAND:+; $PROMPT_COMMAND}"
fi
