import type { Deps } from '../deps.js';
import type { ExecutionResult } from '../model/execution.js';
import type { Invocation } from '../model/invocation.js';
import { commandSpec } from '../run/command-spec.js';
import { runCommand } from '../run/run-command.js';
import { recordRun } from './record-run.js';

/** Runs the command; only where it fails is anything else loaded. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const spec = commandSpec(invocation.words, invocation.flags.shell ?? deps.env.SHELL);
  const result = await runCommand(spec, deps);
  if (result.exit_code === 0) return rememberSuccess(result, invocation, deps);
  const { afterFailure } = await import('./after-failure.js');
  return afterFailure(result, spec, invocation, deps);
}

// Nothing is printed on success: trouble with the log shows only where it is looked for.
async function rememberSuccess(result: ExecutionResult, invocation: Invocation, deps: Deps): Promise<number> {
  const { exit_code, duration_ms } = result;
  const notice = await recordRun({ argv: [...invocation.argv], exit_code, duration_ms }, deps);
  if (notice !== undefined && deps.env.AI_RUN_DEBUG) deps.stderr.write(`ai-run: ${notice}\n`);
  return exit_code;
}
