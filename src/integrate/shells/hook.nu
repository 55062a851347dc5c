# The hook: one dim line after a failed command. Nothing is started while commands succeed, and nushell reads the code of
# the hint only after a failure.
const ai_run_hint = r#'do --env {||
    let line = $env.AI_RUN_TYPED?.0? | default ""
    $env.AI_RUN_TYPED = []
    if ($line | str trim | is-not-empty) { # A `return` would lose what is set here.
        let code = $env.LAST_EXIT_CODE
        let part = $line | str replace --all --regex "'[^']*'|\"[^\"]*\"" "_" | str trim --right --char ";" | split row --regex "[|;\n]" | last
        let first = $part | str trim | split row " " | first | str trim --left --char "^"
        let quiet = $first in ["__AIR__" "ai-run"] or $"($code):($first)" in [__QUIET__] or $code in [__QUIET_CODES__]
        $env.AI_RUN_FAILED = if $quiet { null } else { {line: $line, code: $code} }
        if not $quiet {
            let shown = $line | str replace --all --regex "[[:cntrl:]]" " " | str substring 0..39
            let text = $"ai-run: ($shown): exit ($code). Type __AIR__ to see why."
            let colour = ($env.NO_COLOR? | is-empty) and ($env.TERM? | default "dumb") != "dumb"
            print --stderr (if $colour { $"(ansi attr_dimmed)($text)(ansi reset)" } else { $text })
        }
    }
}'#

let ai_run_hooks = $ai_run_hooks | merge deep --strategy=append {
    pre_execution: [{|| $env.AI_RUN_TYPED = [(commandline)] }]
    pre_prompt: [{condition: {|| $env.LAST_EXIT_CODE? not-in [null 0] }, code: $ai_run_hint}]
}

