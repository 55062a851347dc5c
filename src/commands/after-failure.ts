import type { Deps } from '../deps.js';
import type { CommandSpec, ExecutionResult } from '../model/execution.js';
import type { Invocation } from '../model/invocation.js';

/** Says calmly that the command failed; gives its exit code. */
export async function afterFailure(
  result: ExecutionResult,
  _: CommandSpec,
  invocation: Invocation,
  deps: Deps,
): Promise<number> {
  if (!invocation.flags.quiet) deps.stderr.write(`ai-run: the command exited with ${result.exit_code}.\n`);
  return result.exit_code;
}
