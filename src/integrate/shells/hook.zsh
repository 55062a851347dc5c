
# The hook: one dim line after a failed command. Nothing is started while commands succeed.
_ai_run_typed=''

function _ai_run_preexec { _ai_run_typed="${1-}" }

function _ai_run_precmd {
  local _ai_run_code=$?
  if [ "$_ai_run_code" -ne 0 ] && [ -n "$_ai_run_typed" ]; then _ai_run_hint; fi
  _ai_run_typed=''
  return "$_ai_run_code"
}

function _ai_run_hint {
  emulate -L zsh
  local last="${_ai_run_typed##*\|}" shown="${_ai_run_typed//[[:cntrl:]]/ }"
  last="${last#"${last%%[^[:space:]]*}"}"
  _ai_run_failed_line='' _ai_run_failed_code=0
  case "$_ai_run_code:${last%%[[:space:]]*}" in
    (*:|*:__AIR__|*:ai-run|__QUIET__) return ;;
  esac
  _ai_run_failed_line="$_ai_run_typed" _ai_run_failed_code="$_ai_run_code"
  if (( ${#shown} > 40 )); then shown="${shown[1,39]}~"; fi
  local dim=$'\e[2m' plain=$'\e[0m'
  if [[ -n "${NO_COLOR-}" || "${TERM-dumb}" == dumb ]]; then dim='' plain=''; fi
  printf '%sai-run: %s: exit %s. Type __AIR__ to see why.%s\n' "$dim" "$shown" "$_ai_run_code" "$plain" >&2
}

function _ai_run_add_hook {
  emulate -L zsh
  typeset -ga preexec_functions precmd_functions
  preexec_functions=("${(@)preexec_functions:#_ai_run_preexec}" _ai_run_preexec)
  precmd_functions=(_ai_run_precmd "${(@)precmd_functions:#_ai_run_precmd}")
}
if [[ -o interactive ]]; then _ai_run_add_hook; fi
