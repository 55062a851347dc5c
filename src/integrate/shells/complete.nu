# Completions of __AIR__: ai-run's options, programs, then what your external completer says of the wrapped command; null
# means file names. `ai-run` itself is not declared, because nushell would then read words like 1kb as values. What to
# complete is found by a second nushell, from a text, so that this one need not read that code when it starts.
const ai_run_completions = r##'
let spans = $in | from json
let token = $spans | last
mut rest = $spans | skip 1
while ($rest | length) > 1 and $rest.0 =~ "^-" { $rest = $rest | skip (if $rest.0 in [__WITH_VALUE__] { 2 } else { 1 }) }
let values = if $rest == [] {
    if ($spans | last 2 | first) == "--init" { "__SHELLS__" | split row " " | where $it starts-with $token }
} else if $token !~ "^-" {
    $env.PATH | each {|folder| glob --no-dir $"($folder)/($token)*" } | flatten | path basename | uniq
} else {
    r#'__OPTIONS__'# | lines | split column "\t" value description | where value starts-with $token
}
{command: (if ($rest | length) > 1 { $rest }), values: $values} | to json
'##

def _ai_run_complete [spans: list<string>] {
    let found = $spans | to json | ^$nu.current-exe --no-config-file --stdin --commands $ai_run_completions | from json
    if $found.command == null { return $found.values }
    $env.config.completions.external.completer? | if $in != null { do $in $found.command }
}
