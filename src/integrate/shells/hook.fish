
# The hook: one dim line after a failed command. Nothing is started while commands succeed.
set -g _ai_run_hooked on

function _ai_run_postexec --on-event fish_postexec
    set -l code $status
    set -l said $_ai_run_said
    set -g _ai_run_said ''
    test $code -ne 0; and test "$code" != "$said"; or return $code
    set -g _ai_run_failed_line ''
    set -g _ai_run_failed_code $code
    # What the history does not keep is private.
    string match -q -r '^\s' -- "$argv[1]"; and return $code
    set -g _ai_run_failed_code 0
    set -l first (_ai_run_decider "$argv[1]")
    switch $code:$first
        case '*:' '*:fg' '*:__AIR__' '*:ai-run' 1:not '1:!' 1:string 1:contains 1:count 1:jobs 127:type __QUIET__
            return $code
    end
    set -g _ai_run_failed_line "$argv[1]"
    set -g _ai_run_failed_code $code
    set -l shown (string replace -r -a '[[:cntrl:]]' ' ' -- "$argv[1]" | string join ' ')
    test (string length -- "$shown") -gt 40; and set shown (string sub -l 39 -- "$shown")~
    set -l dim (printf '\e[2m')
    set -l plain (printf '\e[0m')
    if test -n "$NO_COLOR"; or test "$TERM" = dumb
        set dim ''
        set plain ''
    end
    printf '%sai-run: %s: exit %s. Type __AIR__ to see why.%s\n' "$dim" "$shown" $code "$plain" >&2
    return $code
end

# The program whose exit code the line has: the first of its last part, behind what only leads to a program.
function _ai_run_decider
    set -l lines (string replace -r -a '\'[^\']*\'|"[^"]*"' _ -- "$argv[1]")
    set -l part (string replace -r '[;\s]+$' '' -- "$lines[-1]")
    set part (string replace -r '^.*[|;]' '' -- "$part")
    string match -q -r '^\s*(?:command|functions|set|abbr) -\w*[vqs]\w*\s' -- $part; and echo type; and return
    string replace -r '^\s*(?:(?:and|or|command|builtin|time|[A-Za-z_]\w*=\S*)\s+)*\\\\?(\S*).*$' '$1' -- $part
end
