
# The hook: one dim line after a failed command. Nothing is started while commands succeed.
def --env _ai_run_hint [] {
    let code = $env.LAST_EXIT_CODE? | default 0
    let line = $env.AI_RUN_TYPED? | default ""
    $env.AI_RUN_TYPED = ""
    if $code == 0 or ($line | str trim | is-empty) { return }
    $env.AI_RUN_FAILED = {line: "", code: 0}
    let first = $line | split row "|" | last | str trim | split row " " | first | str trim --left --char "^"
    if $first in ["__AIR__" "ai-run"] or $"($code):($first)" in [__QUIET__] or $code in [__QUIET_CODES__] { return }
    $env.AI_RUN_FAILED = {line: $line, code: $code}
    let shown = $line | str replace --all --regex '[[:cntrl:]]' " " | str substring 0..39
    let colour = ($env.NO_COLOR? | is-empty) and ($env.TERM? | default "dumb") != "dumb"
    let text = $"ai-run: ($shown): exit ($code). Type __AIR__ to see why."
    print --stderr (if $colour { $"(ansi attr_dimmed)($text)(ansi reset)" } else { $text })
}

$env.config.hooks.pre_execution = ($env.config.hooks.pre_execution? | default []) ++ [{|| $env.AI_RUN_TYPED = (commandline) }]
$env.config.hooks.pre_prompt = ($env.config.hooks.pre_prompt? | default []) ++ [{|| _ai_run_hint }]
