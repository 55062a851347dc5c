
# Completions: ai-run's options, then what completes the wrapped command. They wait for compinit where it comes later.
function _ai_run_complete {
  _arguments -S -A '-*' \
    __SPECS__
    '(-)1:command:_command_names -e' \
    '*::arguments:_normal'
}

function _ai_run_compdef {
  emulate -L zsh
  if (( ${+functions[compdef]} )); then compdef _ai_run_complete ai-run __AIR__; fi
  precmd_functions=("${(@)precmd_functions:#_ai_run_compdef}")
}

if [[ -o interactive ]]; then
  typeset -ga precmd_functions
  if (( ${+functions[compdef]} )); then _ai_run_compdef; else precmd_functions+=(_ai_run_compdef); fi
fi
if [[ -n "${_ai_run_aliases-}" ]]; then setopt aliases; fi
