
# The hook: one dim line after a failed command. The prompt stays what it is: this runs before it and hands on to it.
if (-not (Test-Path Function:AiRunPrompt)) {
    $global:AiRunSeen = -1
    Copy-Item Function:prompt Function:global:AiRunPrompt
    function global:prompt {
        $worked = $?
        $exit = $global:LASTEXITCODE
        $last = Get-History -Count 1
        if ($last -and $last.Id -ne $global:AiRunSeen) {
            if (-not $worked -and $global:AiRunSeen -ge 0) { AiRunHint $last.CommandLine $(if ($exit) { $exit } else { 1 }) }
            $global:AiRunSeen = $last.Id
        }
        elseif ($global:AiRunSeen -lt 0) { $global:AiRunSeen = 0 }
        $global:LASTEXITCODE = $exit
        if (-not $worked) { Write-Error '' -ErrorAction Ignore } # So that the person's prompt sees the same $? as without this.
        AiRunPrompt
    }
}

function global:AiRunHint([string] $line, [int] $code) {
    $global:AiRunFailed = @{ Line = ''; Code = 0 }
    $bare = ($line -replace '''[^'']*''|"[^"]*"', '_').TrimEnd('; '.ToCharArray())
    $first = ($bare -split '[|;\n]')[-1].Trim().Split(' ')[0]
    if ($first -in '__AIR__', 'ai-run' -or "${code}:$first" -in @(__QUIET__) -or $code -in @(__QUIET_CODES__)) { return }
    $global:AiRunFailed = @{ Line = $line; Code = $code }
    $shown = $line -replace '\p{Cc}', ' '
    if ($shown.Length -gt 40) { $shown = $shown.Substring(0, 39) + '~' }
    $text = "ai-run: ${shown}: exit $code. Type __AIR__ to see why."
    if (-not $env:NO_COLOR) { $text = "$([char] 27)[2m$text$([char] 27)[0m" }
    [Console]::Error.WriteLine($text)
}
