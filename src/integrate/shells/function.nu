# ai-run for nushell: write this once to a file in the folder that `$nu.vendor-autoload-dirs | last` shows.
# __AIR__ COMMAND…  runs it through ai-run; `__AIR__ cd` moves this shell.
# __AIR__           diagnoses the last failed command.

$env.AI_RUN_FAILED = {line: "", code: 0}

def --env --wrapped __AIR__ [...words: string] {
    let folder = $env.XDG_RUNTIME_DIR? | default ($nu.home-dir | path join ".cache")
    let out = $folder | path join $"ai-run-($nu.pid)-(random int 0..999999999)"
    let last = if ($env.AI_RUN_FAILED.line | is-empty) {
        {line: (history | last 2 | get 0?.command? | default ""), code: ($env.LAST_EXIT_CODE? | default 0)}
    } else { $env.AI_RUN_FAILED }
    let code = if ($words | is-empty) {
        _ai_run_diagnose $last $out ""
    } else if $words.0 == "cd" {
        let message = try { cd ($words | get 1? | default $nu.home-dir); "" } catch {|error| $error.msg }
        if ($message | is-empty) { 0 } else {
            let complaint = $"cd: ($words | get 1? | default ""): ($message)"
            print --stderr $complaint
            _ai_run_diagnose {line: ($words | str join " "), code: 1} $out $complaint
        }
    } else {
        _ai_run_there $out {} $words
    }
    let result = if ($out | path exists) { _ai_run_take $out $code $words } else { $code }
    if $result != 0 { ^sh -c $"exit ($result)" }
}

# Runs ai-run on this terminal and gives its exit code.
def _ai_run_there [out: string, more: record, words: list<string>] {
    let environment = $more | insert AI_RUN_SHELL_OUT $"nu:($out)"
    try { with-env $environment { ^ai-run ...$words; 0 } } catch {|error| $error.exit_code? | default 1 }
}

def _ai_run_diagnose [last: record, out: string, output: string] {
    _ai_run_there $out {AI_RUN_LAST: $"($last.code):($last.line | str trim --left --char "^")", AI_RUN_LAST_OUTPUT: $output} ["--last"]
}

# What the person said yes to: into the history, and done here where it changes this shell.
def --env _ai_run_take [out: string, code: int, words: list<string>] {
    let records = open --raw $out | decode utf-8 | split row (char nul) | drop 1 | chunks 2
    rm --force $out
    mut result = $code
    for record in $records {
        match $record.0 {
            "ran" => { _ai_run_remember $record.1 }
            "cd" => { cd $record.1; $result = 0 }
            "again" => { $result = (_ai_run_there $out {} (if ($words | is-empty) { [$record.1] } else { $words })) }
        }
    }
    $result
}

def _ai_run_remember [line: string] {
    if $env.config.history.file_format == "plaintext" {
        $"($line)\n" | save --append --raw $nu.history-path
    } else {
        [$line] | history import
    }
}
