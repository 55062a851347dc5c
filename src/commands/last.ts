import { isYes } from '../confirm/read-choice.js';
import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import { failedUnseen, type LastFailure, readLastFailure } from '../integrate/last-failure.js';
import type { CommandSpec, ExecutionResult } from '../model/execution.js';
import type { Invocation } from '../model/invocation.js';
import { lineSpec } from '../run/command-spec.js';
import { runCommand } from '../run/run-command.js';
import { assessRisk } from '../suggest/assess-risk.js';
import { escapeControls } from '../text/escape-controls.js';
import { afterFailure } from './after-failure.js';
import { readTerminal } from './read-terminal.js';
import { recordRun } from './record-run.js';

/** Diagnoses the command that failed in the user's own shell, as the shell function reports it. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const last = readLastFailure(deps.shellMessage);
  if (last === undefined) throw failedUnseen(deps.shellMessage) ? unseenFailure() : noLastFailure();
  if (last.exit_code === 0) {
    deps.stderr.write('ai-run: the last command succeeded; there is nothing to diagnose.\n');
    return 0;
  }
  const spec = lineSpec(last.command, deps.env.SHELL);
  const known = toResult(last, deps);
  const result = (await runAgain(known, spec, deps)) ?? known;
  return result.exit_code === 0
    ? worksNow(result, invocation, deps)
    : afterFailure(result, spec, invocation, deps);
}

/** Runs a command again to see its output, where nobody else knows it, it can only read, and the person says yes. */
async function runAgain(
  { command, output_unknown }: ExecutionResult,
  spec: CommandSpec,
  deps: Deps,
): Promise<ExecutionResult | undefined> {
  if (output_unknown !== true || !deps.canPrompt() || !assessRisk(command).read_only) return undefined;
  deps.stderr.write('What it printed is not known here; it only reads, so it can be run again:\n');
  deps.stderr.write(`  $ ${escapeControls(command)}\n`);
  return isYes(await deps.ask('Run it again? [y/N] ')) ? runCommand(spec, deps) : undefined;
}

/** The output is what a builtin said, else what the terminal still shows; else only the exit code speaks. */
function toResult(last: LastFailure, deps: Pick<Deps, 'env' | 'cwd'>): ExecutionResult {
  const seen = last.output === '' ? readTerminal(last.command, deps, 'prompt') : last.output;
  const { command, exit_code } = last;
  return {
    ...{ command, exit_code, stdout: seen ?? '', stderr: '', merged: true, duration_ms: 0 },
    ...(seen === undefined ? unknownOutput(exit_code) : {}),
  };
}

/** Where the shell could not start the command, its message is known all the same. */
function unknownOutput(exitCode: number): Pick<ExecutionResult, 'spawn_error' | 'output_unknown'> {
  if (exitCode === EXIT.notFound) return { spawn_error: 'ENOENT' };
  return exitCode === EXIT.notExecutable ? { spawn_error: 'EACCES' } : { output_unknown: true };
}

async function worksNow(
  { command, duration_ms }: ExecutionResult,
  { argv }: Invocation,
  deps: Deps,
): Promise<number> {
  deps.stderr.write('ai-run: this time it worked.\n');
  const run = { argv: [...argv], generated_command: command, exit_code: 0, duration_ms };
  const notice = await recordRun(run, deps);
  if (notice !== undefined) deps.stderr.write(`ai-run: ${escapeControls(notice)}\n`);
  return 0;
}

function unseenFailure(): AiRunError {
  return new AiRunError('the last command failed, but the shell keeps it out of its history.', {
    exitCode: EXIT.usage,
    hint: 'So it is not known here: run it again through the shell function.',
  });
}

function noLastFailure(): AiRunError {
  return new AiRunError('--last needs the shell function, which knows the last command and its exit code.', {
    exitCode: EXIT.usage,
    hint: 'Set it up with `ai-run --init bash` (or zsh, fish, pwsh, nu); then type `air`.',
  });
}
