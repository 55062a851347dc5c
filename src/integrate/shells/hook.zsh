
# The hook: one dim line after a failed command. Nothing is started while commands succeed.
_ai_run_typed='' _ai_run_hooked=on

function _ai_run_preexec {
  emulate -L zsh
  _ai_run_typed="${1-}"
}

function _ai_run_precmd {
  local _ai_run_code=$? private=''
  # What the history must not keep is private.
  if [[ -o hist_ignore_space && "$_ai_run_typed" == [[:space:]]* ]]; then private=on; fi
  emulate -L zsh
  if [ -n "$_ai_run_typed" ]; then
    case "$_ai_run_code" in
      (0|"$_ai_run_said") ;;
      (*) _ai_run_hint ;;
    esac
  fi
  _ai_run_typed='' _ai_run_said=''
  return "$_ai_run_code"
}

function _ai_run_hint {
  _ai_run_failed_line='' _ai_run_failed_code="$_ai_run_code"
  if [ -n "$private" ]; then return; fi
  setopt extended_glob
  local line="${_ai_run_typed##[[:space:]]##}" program
  _ai_run_failed_code=0
  _ai_run_decider
  case "$_ai_run_code:$program" in
    (*:|*:fg|*:__AIR__|*:ai-run|1:!|1:type|__QUIET__) return ;;
  esac
  _ai_run_failed_line="$line" _ai_run_failed_code="$_ai_run_code"
  local shown="${line//[[:cntrl:]]/ }" dim=$'\e[2m' plain=$'\e[0m'
  if (( ${#shown} > 40 )); then shown="${shown[1,39]}~"; fi
  if [[ -n "${NO_COLOR-}" || "${TERM-dumb}" == dumb ]]; then dim='' plain=''; fi
  printf '%sai-run: %s: exit %s. Type __AIR__ to see why.%s\n' "$dim" "$shown" "$_ai_run_code" "$plain" >&2
}

# The program whose exit code the line has: the first of its last part, behind what only leads to a program.
function _ai_run_decider {
  local part="${line//(\'[^\']#\'|\"[^\"]#\")/_}"
  part="${${part%%[;[:space:]]##}##*[|;]}"
  while true; do
    part="${part##[[:space:]]##}"
    program="${part%%[[:space:]]*}"
    case "$part" in
      ('(('*) program='((' ;;
      (command\ -[vV]\ *) program=type ;;
      (*[[:space:]]*)
        case "$program" in
          (command|builtin|time|noglob|nocorrect|[A-Za-z_]*=*) part="${part#"$program"}" && continue ;;
        esac
        ;;
    esac
    break
  done
  program="${program#\\}"
}

function _ai_run_add_hook {
  emulate -L zsh
  typeset -ga preexec_functions precmd_functions
  preexec_functions=("${(@)preexec_functions:#_ai_run_preexec}" _ai_run_preexec)
  precmd_functions=(_ai_run_precmd "${(@)precmd_functions:#_ai_run_precmd}")
}
if [[ -o interactive ]]; then _ai_run_add_hook; fi
