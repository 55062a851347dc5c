
# The hook: one dim line after a failed command. Nothing is started while commands succeed.
_ai_run_count='' _ai_run_stored=''

_ai_run_prompt() {
  local _ai_run_code=$? _ai_run_now='\#' _ai_run_number='\!'
  _ai_run_now=${_ai_run_now@P} _ai_run_number=${_ai_run_number@P}
  if [ -z "$_ai_run_count" ]; then
    # An empty history and one with a single line have the same number.
    if [ "$_ai_run_number" = 1 ]; then _ai_run_number=''; fi
  elif [ "$_ai_run_now" != "$_ai_run_count" ] && [ "$_ai_run_code" -ne 0 ]; then
    _ai_run_hint
  fi
  _ai_run_count=$_ai_run_now _ai_run_stored=$_ai_run_number
  return "$_ai_run_code"
}

# A line that the history did not take is known only where it repeats the last failure (ignoredups); else it is private.
_ai_run_hint() {
  local _ai_run_line=''
  if [ "$_ai_run_number" != "$_ai_run_stored" ]; then
    _ai_run_line=$(HISTTIMEFORMAT='' \history 1)
    _ai_run_line=${_ai_run_line#*[0-9][ \*] }
  elif [ "$_ai_run_code" = "$_ai_run_failed_code" ]; then
    _ai_run_line=$_ai_run_failed_line
  fi
  _ai_run_line=${_ai_run_line#"${_ai_run_line%%[![:space:]]*}"}
  _ai_run_failed_line='' _ai_run_failed_code=0
  local _ai_run_last=${_ai_run_line##*|}
  _ai_run_last=${_ai_run_last#"${_ai_run_last%%[![:space:]]*}"}
  case $_ai_run_code:${_ai_run_last%%[[:space:]]*} in
    *: | *:__AIR__ | *:ai-run | __QUIET__) return ;;
  esac
  _ai_run_failed_line=$_ai_run_line _ai_run_failed_code=$_ai_run_code
  _ai_run_line=${_ai_run_line//[[:cntrl:]]/ }
  if [ ${#_ai_run_line} -gt 40 ]; then _ai_run_line=${_ai_run_line:0:39}~; fi
  local _ai_run_dim=$'\e[2m' _ai_run_plain=$'\e[0m'
  if [ -n "${NO_COLOR-}" ] || [ "${TERM-dumb}" = dumb ]; then _ai_run_dim='' _ai_run_plain=''; fi
  printf '%sai-run: %s: exit %s. Type __AIR__ to see why.%s\n' \
    "$_ai_run_dim" "$_ai_run_line" "$_ai_run_code" "$_ai_run_plain" >&2
}

# First in PROMPT_COMMAND (of an array: in its first element), because what stands behind may change $?; it hands $? on.
# Bash before 4.4 cannot tell an empty line from a command without a trick in the prompt, so there it has no hook.
if [[ $- == *i* && ${BASH_VERSINFO[0]}${BASH_VERSINFO[1]} -ge 44 && "${PROMPT_COMMAND[*]-}" != *_ai_run_prompt* ]]; then
  PROMPT_COMMAND="_ai_run_prompt${PROMPT_COMMAND:+; $PROMPT_COMMAND}"
fi
