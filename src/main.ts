import { leaveTerminal } from './cli/leave-terminal.js';
import { parseArgv } from './cli/parse-argv.js';
import { processDeps } from './cli/process-deps.js';
import { MODE_MODULES } from './commands/registry.js';
import type { Deps } from './deps.js';

/** Reads the command line, runs its mode and gives the exit code; the one place that prints an error. */
async function main(argv: readonly string[], deps: Deps): Promise<number> {
  try {
    const invocation = await parseArgv(argv);
    const { run } = await MODE_MODULES[invocation.mode]();
    return await run(invocation, deps);
  } catch (error) {
    const { reportError } = await import('./cli/report-error.js');
    return reportError(error, deps);
  }
}

main(process.argv.slice(2), processDeps(process.env)).then((code) => {
  leaveTerminal();
  process.exit(code);
});
