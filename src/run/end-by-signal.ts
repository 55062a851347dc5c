import { constants } from 'node:os';

/** Ends this process by the signal that ended the command, so that a loop in a script stops as it would without us. */
export function endBySignal(signal: string): void {
  if (!isSignal(signal)) return;
  if (signal !== 'SIGKILL' && signal !== 'SIGSTOP') {
    // Listening and not listening any more leaves the default action, also for SIGPIPE, which Node ignores.
    process.on(signal, () => {});
    process.removeAllListeners(signal);
  }
  process.kill(process.pid, signal);
}

/** The exit code that shells show for a death by signal. */
export function codeOfSignal(signal: string): number {
  return isSignal(signal) ? 128 + constants.signals[signal] : 128;
}

function isSignal(name: string): name is NodeJS.Signals {
  return name in constants.signals;
}
