
# Completions: ai-run's options, then what completes the wrapped command. One function answers for all of them,
# because declaring every option by itself would slow the start of each shell.
function _ai_run_complete
    set -l words (commandline -opc)
    set -l token (commandline -ct)
    set -e words[1]
    while set -q words[1]
        switch $words[1]
            case __WITH_VALUE__
                if not set -q words[2]
                    _ai_run_complete_value $words[1] $token
                    return
                end
                set -e words[1..2]
            case '-*'
                set -e words[1]
            case '*'
                complete -C (string join ' ' -- (string escape -- $words) $token)
                return
        end
    end
    if string match -q -- '-*' $token
        printf '%s\t%s\n' __OPTIONS__
    else
        complete -C $token
    end
end

function _ai_run_complete_value
    switch $argv[1]
        case --init
            printf '%s\n' __SHELLS__
        case __WITH_FILE__
            __fish_complete_path $argv[2]
        case __WITH_PROGRAM__
            __fish_complete_command
    end
end

complete -c ai-run -f -k -a '(_ai_run_complete)'
complete -c __AIR__ -w ai-run
