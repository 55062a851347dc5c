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
    stderr: plainText(result.stderr),
    stdout: plainText(result.stdout),
    merged: result.merged,
    cwd: deps.cwd,
    history: readShellHistory(deps),
    environment,
    timestamp: deps.now().toISOString(),
  };
}
