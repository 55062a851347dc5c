
# Completions of __AIR__: ai-run's options, programs, then what your external completer says of the wrapped command; null
# means file names. `ai-run` itself is not declared, because nushell would then read words like 1kb as values.
def _ai_run_complete [spans: list<string>] {
    let token = $spans | last
    mut rest = $spans | skip 1
    while ($rest | length) > 1 and $rest.0 =~ "^-" { $rest = $rest | skip (if $rest.0 in [__WITH_VALUE__] { 2 } else { 1 }) }
    if $rest == [] { return (if ($spans | last 2 | first) == "--init" { "__SHELLS__" | split row " " | where $it =~ $"^($token)" }) }
    let completer = $env.config.completions.external.completer?
    if ($rest | length) > 1 { return (if $completer != null { do $completer $rest }) }
    if $token !~ "^-" { return ($env.PATH | each {|folder| glob --no-dir $"($folder)/($token)*" } | flatten | path basename | uniq) }
    r#'__OPTIONS__'# | lines | split column "\t" value description | where value =~ $"^($token)"
}
