
# The hook: one dim line after a failed command. Nothing is started while commands succeed.
function _ai_run_postexec --on-event fish_postexec
    set -l code $status
    test $code -ne 0; or return $code
    set -g _ai_run_failed_line ''
    set -g _ai_run_failed_code 0
    set -l last (string split -r -m 1 -f 2 '|' -- "$argv[1]"; or string collect -- $argv[1])
    set -l first (string split -m 1 -f 1 ' ' -- (string trim -- "$last[1]"))
    switch $code:$first
        case '*:' '*:__AIR__' '*:ai-run' __QUIET__
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
