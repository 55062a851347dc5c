
# Completions: ai-run's options.
Register-ArgumentCompleter -Native -CommandName 'ai-run', '__AIR__' -ScriptBlock {
    param($word)
    if ($word -like '-*') { __OPTIONS__ | Where-Object { $_ -like "$word*" } }
}
