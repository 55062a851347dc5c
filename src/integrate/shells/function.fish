# ai-run for fish: write this once to ~/.config/fish/conf.d/ai-run.fish.
# __AIR__ COMMAND…  runs it in this shell where it must (cd, set, source, functions), else through ai-run.
# __AIR__           diagnoses the last failed command.

set -g _ai_run_failed_line ''
set -g _ai_run_failed_code 0
set -g _ai_run_said ''
set -g _ai_run_hooked ''

function __AIR__ --description 'Run a command; when it fails, say why and offer fixes'
    set -l _ai_run_code $status
    set -l _ai_run_folder $HOME/.cache
    test -n "$XDG_RUNTIME_DIR"; and set _ai_run_folder $XDG_RUNTIME_DIR
    set -l _ai_run_out $_ai_run_folder/ai-run-$fish_pid-(random)(random)
    if not set -q argv[1]
        _ai_run_last $_ai_run_code $_ai_run_out
    else if _ai_run_is_ours $argv
        _ai_run_here $_ai_run_out $argv
    else
        _ai_run_there $_ai_run_out $argv
    end
    set _ai_run_code $status
    if test -O $_ai_run_out
        _ai_run_take $_ai_run_code $_ai_run_out $argv
        set _ai_run_code $status
    end
    _ai_run_note $_ai_run_code $argv
    return $_ai_run_code
end

# The words are put into a line, because `jobs` shows it. A stopped command leaves $status as it was: 0 here.
function _ai_run_there
    set -lx AI_RUN_SHELL_OUT fish:$argv[1]
    set -l _ai_run_words (string escape -- $argv[2..-1])
    eval "true; command ai-run $_ai_run_words"
end

# Does the first word belong to this shell? fish's own wrappers of programs (ls, grep …) do not count.
function _ai_run_is_ours
    set -l first (string split -m 1 -f 1 ' ' -- (string trim -- $argv[1]))
    contains -- $first __BUILTINS__; and return 0
    string match -q -- '*/*' $first; and return 1
    if functions -q -- $first
        set -l home (functions --details -- $first)
        not type -q -f -- $first; or not string match -q -- "$__fish_data_dir/*" $home
        and not string match -q -- 'embedded:*' $home
    else
        builtin -q -- $first; and not command -q -- $first
    end
end

# One argument is a line, several are words.
function _ai_run_here --no-scope-shadowing
    set -l _ai_run_line $argv[2]
    if set -q argv[3]
        test "$argv[2]" = set; and set _ai_run_line 'set -g'
        set _ai_run_line "$_ai_run_line "(string join ' ' -- (string escape -- $argv[3..-1]))
    end
    eval $_ai_run_line; and return
    _ai_run_diagnose $status $_ai_run_line $argv[1]
end

# Takes a code, a line and the path for answers. A cd and nothing else says its complaint again: it changes only this shell.
function _ai_run_diagnose
    set -l output
    string match -q -r '^(builtin )?cd [^;&|()<>\n]*$' -- $argv[2]; and set output (eval $argv[2] 2>&1 >/dev/null)
    AI_RUN_LAST="$argv[1]:$argv[2]" AI_RUN_LAST_OUTPUT="$output" _ai_run_there $argv[3] --last
end

# Without the hook only the history knows what failed, and what failed here is known by its words.
function _ai_run_last
    if test $_ai_run_failed_code -ne 0
        and begin
            test -n "$_ai_run_hooked"; or string match -q -r '^\s*__AIR__(\s|$)' -- "$history[1]"
        end
        _ai_run_diagnose $_ai_run_failed_code "$_ai_run_failed_line" $argv[2]
    else
        _ai_run_diagnose $argv[1] "$history[1]" $argv[2]
    end
end

# What failed here has been diagnosed: the hook is silent, and `__AIR__` alone looks at it again.
function _ai_run_note
    set -g _ai_run_said $argv[1]
    test $argv[1] -ne 0; and test -n "$argv[2]"; or return
    string match -q -- '-*' $argv[2]; and return
    set -g _ai_run_failed_code $argv[1]
    set -g _ai_run_failed_line $argv[2]
    set -q argv[3]; and set -g _ai_run_failed_line (string escape -- $argv[2..-1] | string join ' ')
end

# What the person said yes to: into the history, and run here where it changes this shell.
function _ai_run_take --no-scope-shadowing
    set -l _ai_run_result $argv[1]
    set -l _ai_run_records (string split0 <$argv[2])
    command rm -f -- $argv[2]
    while set -q _ai_run_records[2]
        switch $_ai_run_records[1]
            case ran
                _ai_run_remember $_ai_run_records[2]
            case run
                _ai_run_remember $_ai_run_records[2]
                eval $_ai_run_records[2]
                set _ai_run_result $status
            case prepare
                _ai_run_remember $_ai_run_records[2]
                eval $_ai_run_records[2]; or return $_ai_run_result
            case again
                if set -q argv[3]
                    __AIR__ $argv[3..-1]
                else
                    __AIR__ $_ai_run_records[2]
                end
                set _ai_run_result $status
        end
        set -e _ai_run_records[1..2]
    end
    return $_ai_run_result
end

# A line that the history must not keep has fixes that it must not keep. fish before 4.0 takes new history only from its file.
function _ai_run_remember
    set -q fish_private_mode; and test -n "$fish_private_mode"; and return
    status current-commandline 2>/dev/null | string match -q -r '\A\s'; and return
    if string match -q -r '^[4-9]' -- $version
        builtin history append -- $argv[1]
        return
    end
    set -l folder ~/.local/share
    set -q XDG_DATA_HOME; and set folder $XDG_DATA_HOME
    set -l session fish
    set -q fish_history; and set session $fish_history
    test -n "$session"; or return
    set -l line (string replace -a \\ \\\\ -- $argv[1] | string collect | string replace -a \n \\n)
    printf '%s\n' "- cmd: $line" "  when: "(date +%s) >>$folder/fish/{$session}_history
    builtin history merge
end
