import type { Deps } from '../deps.js';
import type { ExecutionResult } from '../model/execution.js';
import { simpleCommands } from '../shell/simple-commands.js';
import { readTerminal } from './read-terminal.js';

/** Programs that give a command a terminal of its own and copy its output to /dev/tty, past whoever runs them. */
const PAST_US = /^(?:sudo|doas|run0|pkexec|su)$/;

/**
 * A result with what the terminal shows, where the output went past ai-run: sudo's `use_pty`, the default of many
 * systems, does that. Where the terminal does not tell it, the output is not known, which is not the same as none.
 */
export function seeOutput(
  result: ExecutionResult,
  deps: Pick<Deps, 'env' | 'cwd' | 'stdout' | 'stderr'>,
): ExecutionResult {
  const onTerminal = deps.stdout.isTTY && deps.stderr.isTTY;
  if (!onTerminal || `${result.stdout}${result.stderr}`.trim() !== '' || !goesPastUs(result.command))
    return result;
  const seen = readTerminal(result.command, deps, 'nothing');
  return seen ? { ...result, stdout: seen, merged: true } : { ...result, output_unknown: true };
}

function goesPastUs(line: string): boolean {
  return simpleCommands(line).some(({ program, wrappers }) =>
    [program, ...wrappers.map(({ value }) => value)].some((name) => PAST_US.test(name)),
  );
}
