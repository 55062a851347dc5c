# ai-run for PowerShell: write this to a file once and dot-source that file from $PROFILE.
# __AIR__ COMMAND…  runs it in this shell where it must (cmdlets, functions, aliases), else through ai-run.
# __AIR__           diagnoses the last failed command.

$global:AiRunFailed = @{ Line = ''; Code = 0 }
Remove-Item -Path Alias:__AIR__ -ErrorAction Ignore

function global:__AIR__ {
    $worked = $?
    $code = if ($worked) { 0 } elseif ($global:LASTEXITCODE) { $global:LASTEXITCODE } else { 1 }
    $folder = if ($env:XDG_RUNTIME_DIR) { $env:XDG_RUNTIME_DIR } elseif ($IsWindows) { [IO.Path]::GetTempPath() } else { "$HOME/.cache" }
    $out = Join-Path $folder "ai-run-$PID-$([Guid]::NewGuid().ToString('N'))"
    if ($args.Count -eq 0) {
        $line = "$((Get-History -Count 1).CommandLine)"
        # Without the hook only the history knows what failed, and what failed here is known by its words.
        $known = $global:AiRunFailed.Line -and ((Test-Path Function:AiRunPrompt) -or $line -match '^\s*__AIR__(\s|$)')
        $last = if ($known) { $global:AiRunFailed } else { @{ Line = $line; Code = $code } }
        AiRunDiagnose $out $last.Code $last.Line ''
    }
    elseif (AiRunIsOurs $args[0]) {
        $rest = @($args | Select-Object -Skip 1)
        & $args[0] @rest
        if ($?) { $global:LASTEXITCODE = 0 } else { AiRunDiagnose $out 1 ($args -join ' ') "$($Error[0])" }
    }
    else {
        if ($MyInvocation.ExpectingInput) { $input | AiRunThere $out $args } else { AiRunThere $out $args }
        if ($global:LASTEXITCODE -and "$($args[0])" -notlike '-*') {
            $global:AiRunFailed = @{ Line = $args -join ' '; Code = $global:LASTEXITCODE }
        }
    }
    if (Test-Path -LiteralPath $out) { AiRunTake $out $args }
}

# Does the first word belong to this shell?
function global:AiRunIsOurs([string] $word) {
    $found = Get-Command -Name $word -ErrorAction Ignore | Select-Object -First 1
    return $null -ne $found -and $found.CommandType -notin 'Application', 'ExternalScript'
}

# The words are one value: as arguments of this function, `-o` among them would be taken for its own `-out`.
function global:AiRunThere([string] $out, [object[]] $words) {
    $env:AI_RUN_SHELL_OUT = "pwsh:$out"
    $program = Get-Command -Name ai-run -CommandType @('Application', 'ExternalScript') | Select-Object -First 1
    try { if ($MyInvocation.ExpectingInput) { $input | & $program @words } else { & $program @words } }
    finally { Remove-Item Env:AI_RUN_SHELL_OUT }
}

function global:AiRunDiagnose([string] $out, [int] $code, [string] $line, [string] $output) {
    $env:AI_RUN_LAST = "${code}:$line"
    $env:AI_RUN_LAST_OUTPUT = $output
    try { AiRunThere $out '--last' } finally { Remove-Item -Path @('Env:AI_RUN_LAST', 'Env:AI_RUN_LAST_OUTPUT') -ErrorAction Ignore }
}

# What the person said yes to: into the history, and done here where it changes this shell.
function global:AiRunTake([string] $out, [object[]] $words) {
    $records = [IO.File]::ReadAllText($out).Split([char] 0)
    Remove-Item -LiteralPath $out
    for ($index = 0; $index + 1 -lt $records.Count; $index += 2) {
        $text = $records[$index + 1]
        switch ($records[$index]) {
            'ran' { AiRunRemember $text }
            'cd' { Set-Location -LiteralPath $text; $global:LASTEXITCODE = 0 }
            'again' {
                if ($words) { AiRunThere $out $words } else { AiRunThere $out $text }
                if (Test-Path -LiteralPath $out) { AiRunTake $out $words }
            }
        }
    }
}

function global:AiRunRemember([string] $line) {
    if (Get-Module PSReadLine) { [Microsoft.PowerShell.PSConsoleReadLine]::AddToHistory($line) }
}
