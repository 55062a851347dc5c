import { execa } from 'execa';
import type { Deps } from '../deps.js';
import type { CommandSpec, ExecutionResult } from '../model/execution.js';

/** Runs a command as the shell would and gives what it left behind. */
export async function runCommand(
  spec: CommandSpec,
  deps: Pick<Deps, 'env' | 'cwd'>,
): Promise<ExecutionResult> {
  const [program, ...args] = spec.kind === 'argv' ? spec.argv : [spec.shell, '-c', spec.line];
  const result = await execa(program, args, {
    cwd: deps.cwd,
    env: deps.env,
    extendEnv: false,
    stdin: 'inherit',
    stdout: ['inherit', 'pipe'],
    stderr: ['inherit', 'pipe'],
    stripFinalNewline: false,
    reject: false,
  });
  return {
    command: spec.kind === 'argv' ? spec.argv.join(' ') : spec.line,
    exit_code: result.exitCode ?? 1,
    ...(result.signal === undefined ? {} : { signal: result.signal }),
    stdout: result.stdout,
    stderr: result.stderr,
    merged: false,
    duration_ms: Math.round(result.durationMs),
  };
}
