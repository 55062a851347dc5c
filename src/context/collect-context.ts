import type { Deps } from '../deps.js';
import type { EnvironmentInfo, ExecutionContext, ExecutionResult } from '../model/execution.js';
import { plainText } from './plain-text.js';
import { readShellHistory } from './shell-history.js';

/** All that is known of a failure, in plain text; reads, never writes. */
export function collectContext(
  result: ExecutionResult,
  environment: EnvironmentInfo,
  deps: Pick<Deps, 'cwd' | 'env' | 'home' | 'now'>,
): ExecutionContext {
  return {
    command: result.command,
    exit_code: result.exit_code,
    ...(result.signal === undefined ? {} : { signal: result.signal }),
    stderr: plainText(result.stderr) || spawnFailure(result),
    stdout: plainText(result.stdout),
    merged: result.merged,
    ...(result.output_unknown === undefined ? {} : { output_unknown: result.output_unknown }),
    cwd: deps.cwd,
    history: readShellHistory(deps),
    environment,
    timestamp: deps.now().toISOString(),
  };
}

/** What a shell would have printed where the command could not be started at all. */
function spawnFailure({ spawn_error, exit_code, command, stdout }: ExecutionResult): string {
  if (spawn_error === undefined || stdout !== '') return '';
  const program = /^'([^']*)'|^\S+/.exec(command)?.slice(0, 2);
  const name = program?.[1] ?? program?.[0] ?? command;
  return `${name}: ${exit_code === 126 ? 'Permission denied' : 'command not found'}\n`;
}
