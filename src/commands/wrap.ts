import type { Deps } from '../deps.js';
import type { Invocation } from '../model/invocation.js';
import { commandSpec } from '../run/command-spec.js';
import { runCommand } from '../run/run-command.js';

/** Runs the command; only where it fails is anything else loaded. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  const spec = commandSpec(invocation.words, invocation.flags.shell ?? deps.env.SHELL);
  const result = await runCommand(spec, deps);
  if (result.exit_code === 0) return 0;
  const { afterFailure } = await import('./after-failure.js');
  return afterFailure(result, spec, invocation, deps);
}
