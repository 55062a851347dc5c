import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { spawnProcess } from './spawn-process.js';

/** Most commands have ended by then, and need none. */
const START_AFTER_MS = 20;

/**
 * A process in our group that dies of any signal. Node can't tell who sent one: if the witness got it, too, it went to
 * the whole group (a key, a supervisor), and so to the command already; if not, it was meant for us alone.
 */
export class Witness {
  private timer: NodeJS.Timeout | undefined;
  private process: ReturnType<typeof spawnProcess> | undefined;

  /** To be called when the command runs. */
  start(): void {
    if (process.platform !== 'linux') return;
    this.timer = setTimeout(() => this.appear(), START_AFTER_MS);
    this.timer.unref();
  }

  /** True where a signal that we got has also come to the group; undefined where there is no witness (yet). */
  saw(signal: NodeJS.Signals): boolean | undefined {
    const pid = this.process?.pid;
    if (pid === undefined) return undefined;
    const status = statusOf(pid);
    if (status === undefined) return undefined;
    return /^State:\s+[ZX]/m.test(status) || isPending(status, signal);
  }

  end(): void {
    clearTimeout(this.timer);
    this.process?.kill('SIGKILL');
    this.process = undefined;
  }

  /** It waits for our end: should we be killed, it goes, too. */
  private appear(): void {
    const witness = spawnProcess(['cat'], ['pipe', 'ignore', 'ignore'], {
      env: { PATH: '/usr/bin:/bin' },
      extendEnv: false,
      cwd: '/',
    });
    this.process = witness;
    witness.once('exit', () => {
      if (this.process === witness) this.start();
    });
  }
}

function statusOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/status`, 'latin1');
  } catch {
    return undefined;
  }
}

function isPending(status: string, signal: NodeJS.Signals): boolean {
  const bits = BigInt(`0x${/^ShdPnd:\s+(\w+)/m.exec(status)?.[1] ?? '0'}`);
  return ((bits >> BigInt(constants.signals[signal] - 1)) & 1n) === 1n;
}
