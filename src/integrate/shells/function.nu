# ai-run for nushell (0.108 or newer): write this once to a file in the folder that `$nu.vendor-autoload-dirs | last` shows.
# __AIR__ COMMAND…  runs it through ai-run; `__AIR__ cd` moves this shell.
# __AIR__           diagnoses the last failed command.

$env.AI_RUN_FAILED = null

# Nushell reads all code whenever a shell starts, but code in a text only when a hook runs it: here before the first
# command. Closures and lists in variables are seen by no command. Branches are kept flat, because nested ones are read
# several times.
const ai_run_code = r#'
$env.AI_RUN_CODE = {|words|
    let out = _ai_run_new_file
    let code = match ($words | get 0?) {
        null => (_ai_run_last $out)
        "cd" => (_ai_run_cd $out ($words | get 1?))
        _ => (_ai_run_there $out {} $words)
    }
    let result = if ($out | path exists) { _ai_run_take $out $code $words } else { $code }
    if $result != 0 { ^sh -c $"exit ($result)" }
}

def _ai_run_new_file [] {
    let folder = $env.XDG_RUNTIME_DIR? | default ($nu.home-dir | path join ".cache")
    $folder | path join $"ai-run-($nu.pid)-(random int 0..999999999)"
}

# Runs ai-run on this terminal and gives its exit code.
def _ai_run_there [out: string, more: record, words: list] {
    let environment = $more | insert AI_RUN_SHELL_OUT $"nu:($out)"
    try { with-env $environment { ^ai-run ...$words; 0 } } catch {|error| $error.exit_code? | default 1 }
}

def _ai_run_diagnose [out: string, code: int, line: string, output: string] {
    let typed = $line | str trim --left --char "^"
    _ai_run_there $out {AI_RUN_LAST: $"($code):($typed)", AI_RUN_LAST_OUTPUT: $output} ["--last"]
}

def _ai_run_last [out: string] {
    # A history in SQLite has the line that runs now, too.
    let lines = history | last 4 | each {|entry| $entry.command } | drop (if $env.config.history.file_format == "plaintext" { 0 } else { 1 })
    let before = $lines | where $it !~ '^\s*__AIR__\s*$' | reverse | get 0? | default "" | str replace --regex '^\s*__AIR__\s+' ""
    let failed = $env.AI_RUN_FAILED? | default {line: $before, code: ($env.LAST_EXIT_CODE? | default 0)}
    _ai_run_diagnose $out $failed.code $failed.line ""
}

def --env _ai_run_cd [out: string, to: any] {
    let folder = $to | default $nu.home-dir
    let message = try { cd $folder; "" } catch {|error| $error.msg }
    if $message == "" { return 0 }
    print --stderr $"cd: ($folder): ($message)"
    _ai_run_diagnose $out 1 $"cd ($folder)" $"cd: ($folder): ($message)"
}

# What the person said yes to: into the history, and done here where it changes this shell.
def --env _ai_run_take [out: string, code: int, words: list] {
    let records = open --raw $out | decode utf-8 | split row (char nul) | drop 1 | chunks 2
    rm --force $out
    mut result = $code
    for record in $records {
        match $record.0 {
            "ran" => { _ai_run_remember $record.1 }
            "cd" => { cd $record.1; $result = 0 }
            "again" => {
                $result = (_ai_run_there $out {} ($words | default --empty [$record.1]))
                if ($out | path exists) { $result = (_ai_run_take $out $result $words) }
            }
        }
    }
    $result
}

def _ai_run_remember [line: string] {
    if $env.config.history.file_format != "plaintext" { [$line] | history import; return }
    $"($line)\n" | save --append --raw $nu.history-path
}
'#

# Words without a type arrive as they were typed, with globs and ~ expanded. Scripts have no hooks: there it is plain ai-run.
@complete _ai_run_complete
def --env --wrapped __AIR__ [...words] {
    do --env ($env.AI_RUN_CODE? | default { {|words| ^ai-run ...$words } }) $words
}

let ai_run_hooks = {pre_execution: [{condition: {|| $env.AI_RUN_CODE? == null }, code: $ai_run_code}]}

