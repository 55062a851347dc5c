import type { Deps } from '../deps.js';
import { AiRunError, messageOf } from '../errors.js';
import type { CommandSpec, ExecutionResult } from '../model/execution.js';
import type { Invocation } from '../model/invocation.js';
import { commandSpec } from '../run/command-spec.js';
import { endBySignal } from '../run/end-by-signal.js';
import { runCommand } from '../run/run-command.js';

/** Runs the command; only where it fails is anything else loaded. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  if (invocation.flags.confirm) {
    const { agreeFirst } = await import('./agree-first.js');
    if (!(await agreeFirst(invocation, deps))) return 0;
  }
  const spec = commandSpec(invocation.words, invocation.flags.shell ?? deps.env.SHELL);
  const result = await runCommand(spec, deps, () => {
    // What its end needs is loaded meanwhile.
    import('./record-run.js').catch(() => {});
  });
  const code = await conclude(result, spec, invocation, deps);
  if (result.signal !== undefined && code === result.exit_code) endBySignal(result.signal);
  return code;
}

/** What follows the run; ai-run's own trouble there is told, and the exit code stays the command's. */
async function conclude(
  result: ExecutionResult,
  spec: CommandSpec,
  invocation: Invocation,
  deps: Deps,
): Promise<number> {
  try {
    if (result.exit_code === 0) return await rememberSuccess(result, invocation, deps);
    const { afterFailure } = await import('./after-failure.js');
    return await afterFailure(result, spec, invocation, deps);
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AiRunError(`the command ran, but its result could not be looked at: ${reason}`, {
      exitCode: result.exit_code,
      cause,
    });
  }
}

// Nothing is printed on success: trouble with the log shows only where it is looked for.
async function rememberSuccess(result: ExecutionResult, invocation: Invocation, deps: Deps): Promise<number> {
  const { exit_code, duration_ms } = result;
  const { recordRun } = await import('./record-run.js');
  const asked = invocation.flags.confirm ? { confirm: true } : {};
  const notice = await recordRun({ argv: [...invocation.argv], exit_code, duration_ms, ...asked }, deps);
  if (notice !== undefined && deps.env.AI_RUN_DEBUG) deps.stderr.write(`ai-run: ${notice}\n`);
  return exit_code;
}
