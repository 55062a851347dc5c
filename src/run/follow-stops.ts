import { readFileSync } from 'node:fs';

/**
 * Stops when the command stops by itself (less on Ctrl-Z, `kill -STOP`), so that the shell sees it, and wakes it when
 * the shell wakes us. Needs /proc; elsewhere only the keyboard's own stop works, which reaches us, too.
 */
export function followStops(pidOf: () => number | undefined): () => void {
  const stopToo = () => {
    const pid = pidOf();
    if (pid === undefined || !isStopped(pid)) return;
    process.kill(process.pid, 'SIGSTOP');
    process.kill(pid, 'SIGCONT');
  };
  // The keyboard stops both of us, and `fg` may wake us first: only a stop that lasts is the command's own.
  const onChild = () => {
    if (isStopped(pidOf())) setTimeout(stopToo, 50);
  };
  const onContinue = () => {
    const pid = pidOf();
    if (pid !== undefined && isStopped(pid)) process.kill(pid, 'SIGCONT');
  };
  process.on('SIGCHLD', onChild);
  process.on('SIGCONT', onContinue);
  return () => {
    process.off('SIGCHLD', onChild);
    process.off('SIGCONT', onContinue);
  };
}

function isStopped(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1] === 'T';
  } catch {
    return false;
  }
}
