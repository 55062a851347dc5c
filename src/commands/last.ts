import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import { type LastFailure, readLastFailure } from '../integrate/last-failure.js';
import { readScreen } from '../integrate/read-screen.js';
import type { CommandSpec, ExecutionResult } from '../model/execution.js';
import type { Invocation } from '../model/invocation.js';
import { probe } from '../run/probe.js';
import { afterFailure } from './after-failure.js';

/** Diagnoses the command that failed in the user's own shell, as the shell function reports it. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const last = readLastFailure(deps.shellMessage);
  if (last === undefined) throw noLastFailure();
  if (last.exit_code === 0) {
    deps.stderr.write('ai-run: the last command succeeded; there is nothing to diagnose.\n');
    return 0;
  }
  const spec: CommandSpec = { kind: 'line', line: last.command, shell: deps.env.SHELL ?? '/bin/sh' };
  return afterFailure(toResult(last, deps), spec, invocation, deps);
}

/** The output is what a builtin said, else what the terminal still shows; empty where neither is known. */
function toResult(last: LastFailure, deps: Deps): ExecutionResult {
  const { env, cwd } = deps;
  const query = (argv: readonly string[]) => probe(argv, { timeoutMs: 1000, maxBytes: 4 << 20, env, cwd });
  const output = last.output === '' ? (readScreen(last.command, env, query) ?? '') : last.output;
  return {
    command: last.command,
    exit_code: last.exit_code,
    stdout: output,
    stderr: '',
    merged: true,
    duration_ms: 0,
  };
}

function noLastFailure(): AiRunError {
  return new AiRunError('--last needs the shell function, which knows the last command and its exit code.', {
    exitCode: EXIT.usage,
    hint: 'Set it up with `ai-run --init bash` (or zsh, fish, pwsh, nu); then type `air`.',
  });
}
