import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { spawnProcess } from './spawn-process.js';

/** Where the kernel's flags of a process stand, counted from behind its state, and two of them. */
const FLAGS_FIELD = 5;
const EXITING = 0x4;
const SIGNALED = 0x400;

/** A death so short ago was by the signal that is being asked about, not by an earlier one. */
const SAME_SIGNAL_MS = 50;

/** Most commands have ended by then, and need none. */
const START_AFTER_MS = 150;

/**
 * A process in our group that dies of any signal. Node can't tell who sent one: if the witness got it, too, it went to
 * the whole group (a key, a supervisor), and so to the command already; if not, it was meant for us alone.
 * Where we are killed ourselves, nobody can pass that on but the witness: it outlives us, and kills the command.
 */
export class Witness {
  private timer: NodeJS.Timeout | undefined;
  private process: ReturnType<typeof spawnProcess> | undefined;
  private death: { readonly signal: NodeJS.Signals | null; readonly at: number } | undefined;

  /** To be called when the command runs. */
  start(command: number | undefined): void {
    if (process.platform !== 'linux' || command === undefined) return;
    this.timer = setTimeout(() => this.appear(command), START_AFTER_MS);
    this.timer.unref();
  }

  /** True where a signal that we got has also come to the group; undefined where there is no witness (yet). */
  saw(signal: NodeJS.Signals): boolean | undefined {
    const { death } = this;
    if (death?.signal === signal && performance.now() - death.at < SAME_SIGNAL_MS) return true;
    const pid = this.process?.pid;
    return pid === undefined ? undefined : isDying(pid, signal);
  }

  /** Ends it and waits until it is gone: where process 1 is no real init, it would stay as a zombie. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    const witness = this.process;
    this.process = undefined;
    if (witness === undefined || witness.pid === undefined) return;
    witness.kill('SIGKILL');
    await witness;
  }

  /** It waits for our end: should we be killed, the command is, too. */
  private appear(command: number): void {
    const words = ['sh', '-c', 'read -r _; kill -KILL "$1"', 'sh', String(command)];
    const witness = spawnProcess(words, ['pipe', 'ignore', 'ignore'], {
      env: { PATH: '/usr/bin:/bin' },
      extendEnv: false,
      cwd: '/',
    });
    this.process = witness;
    witness.once('exit', (_, signal) => {
      if (this.process !== witness) return;
      this.death = { signal, at: performance.now() };
      this.process = undefined;
      this.start(command);
    });
  }
}

/** A signal on its way is pending; one that has arrived shows in the flags until the process is a zombie. */
function isDying(pid: number, signal: NodeJS.Signals): boolean | undefined {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (state === 'Z' || state === 'X' || (Number(fields[FLAGS_FIELD]) & (EXITING | SIGNALED)) !== 0)
      return true;
    const pending = /^ShdPnd:\s+(\w+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? '0';
    return ((BigInt(`0x${pending}`) >> BigInt(constants.signals[signal] - 1)) & 1n) === 1n;
  } catch {
    return undefined;
  }
}
