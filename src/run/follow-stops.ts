import { readFileSync } from 'node:fs';

/**
 * Stops when the command stops by itself (less on Ctrl-Z, `kill -STOP`), so that the shell sees it, and wakes it when
 * the shell wakes us. Needs /proc; elsewhere only the keyboard's own stop works, which reaches us, too.
 */
export function followStops(pidOf: () => number | undefined): () => void {
  const stopToo = () => {
    const pid = pidOf();
    if (pid === undefined || stateOf(pid) !== 'T') return;
    process.kill(process.pid, 'SIGSTOP');
    process.kill(pid, 'SIGCONT');
  };
  // The keyboard stops both of us, and `fg` may wake us first: only a stop that lasts is the command's own.
  const onChild = () => {
    if (stateOf(pidOf() ?? 0) === 'T') setTimeout(stopToo, 50);
  };
  const onContinue = () => {
    const pid = pidOf();
    if (pid !== undefined && stateOf(pid) === 'T') process.kill(pid, 'SIGCONT');
  };
  process.on('SIGCHLD', onChild);
  process.on('SIGCONT', onContinue);
  return () => {
    process.off('SIGCHLD', onChild);
    process.off('SIGCONT', onContinue);
  };
}

function stateOf(pid: number): string | undefined {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1];
  } catch {
    return undefined;
  }
}
