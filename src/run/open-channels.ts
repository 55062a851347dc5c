import { closeSync } from 'node:fs';
import type { CommandSpec, ExecutionResult } from '../model/execution.js';
import type { LaunchRecord } from '../model/launch.js';
import { BoundedCapture } from './bounded-capture.js';
import type { Channel } from './channel.js';
import { describeOutput, type OutputDescription } from './describe-outputs.js';
import { type FileMark, markFile, readSince } from './file-tail.js';
import { keepCopying } from './keep-copying.js';
import { openPty } from './open-pty.js';
import { type PipeOptions, pipeChannel } from './pipe-channel.js';
import { type OutputPlan, planOutputs } from './plan-outputs.js';
import { Relay } from './relay.js';
import type { StdioEntry } from './stdio-option.js';
import { TakeOver } from './take-over.js';
import { Target } from './target.js';
import { verbatimOutput } from './terminal-settings.js';
import { terminalSize } from './terminal-size.js';
import { wantsTerminal } from './wants-terminal.js';

type Captured = Pick<ExecutionResult, 'stdout' | 'stderr' | 'merged'>;

/** The command's descriptors and what comes back through them. */
export interface Channels {
  /** To be awaited before the command is started: until then it is not known whether anybody reads a pipe. */
  readonly ready: () => Promise<void>;
  /** What the command gets as descriptors 0, 1, 2 and above. */
  readonly stdio: () => readonly StdioEntry[];
  /** Descriptors of ours that can't be closed on exec. */
  readonly leaked: readonly number[];
  /** To be called when the command runs: from now on only it holds its ends. */
  readonly started: (pid: number | undefined) => void;
  /** To be called when the command has ended: nothing is lost, nothing is waited for. */
  readonly finish: (killed: boolean) => Promise<void>;
  /** What was kept; a redirected file is read back only where that is asked for. */
  readonly captured: (readFiles: boolean) => Captured;
}

/** Opens what the command writes to, according to what our own outputs are. */
export function openChannels(spec: CommandSpec, launch: LaunchRecord): Channels {
  const stdout = describeOutput(1, launch.closedFds.includes(1));
  const stderr = describeOutput(2, launch.closedFds.includes(2));
  const hasTerminal = stdout.kind === 'terminal' || stderr.kind === 'terminal';
  const plan = planOutputs(stdout, stderr, hasTerminal && wantsTerminal(spec));
  const inStep = plan.stdout !== plan.stderr && plan.stdout !== 'inherit' && plan.stderr !== 'inherit';
  const out = openChannel(stdout, plan.stdout, { left: launch.pipes[0], letGo: !plan.merged, inStep });
  // Without the binding nothing reads the one terminal of both: stdout goes to it directly, stderr through a pipe.
  const merged = plan.merged && !(plan.stdout === 'pty' && out.entry() === 'inherit');
  const err = merged ? undefined : openChannel(stderr, plan.stderr, { left: launch.pipes[1], inStep });
  const all = err === undefined ? [out] : [out, err];
  return {
    ready: async () => {
      if (plan.stdout === 'pipe' || plan.stderr === 'pipe') await turn();
    },
    stdio: () => ['inherit', out.entry(), (err ?? out).entry(), ...extraEntries(launch.extraFds)],
    leaked: all.flatMap(({ leaked }) => leaked),
    started: (pid) => {
      for (const channel of all) channel.started(pid);
    },
    finish: async (killed) => {
      for (const channel of all) await channel.finish(killed);
    },
    captured: (readFiles) => ({
      stdout: out.text(readFiles),
      stderr: err?.text(readFiles) ?? '',
      merged,
    }),
  };
}

function openChannel(output: OutputDescription, plan: OutputPlan, pipe: PipeOptions): Channel {
  if (plan === 'pipe') return pipeChannel(output, pipe) ?? inheritedChannel(output);
  return (plan === 'pty' ? ptyChannel(output, pipe) : undefined) ?? inheritedChannel(output);
}

/** One turn of Node's loop. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function inheritedChannel(output: OutputDescription): Channel {
  const mark: FileMark | undefined = output.kind === 'file' ? markFile(output.fd) : undefined;
  return {
    entry: () => 'inherit',
    leaked: [],
    started: () => {},
    finish: async () => {},
    text: (readFiles) => (mark !== undefined && readFiles ? readSince(mark) : ''),
  };
}

function ptyChannel(output: OutputDescription, { left, inStep }: PipeOptions): Channel | undefined {
  const size = terminalSize(output.fd);
  // The binding's descriptor is inherited unless the trampoline closes it, which needs one digit: this makes room.
  if (left !== undefined) closeSync(left);
  const pty = size === undefined ? undefined : openPty(size);
  if (pty === undefined) return output.fd === 2 ? pipeChannel(output, {}) : undefined;
  const capture = new BoundedCapture();
  const takeOver = new TakeOver(pty, output.fd);
  const running: { relay?: Relay } = {};
  return {
    entry: () => pty.slave,
    leaked: [pty.master],
    started: (pid) => {
      running.relay = new Relay({
        source: pty.master,
        target: new Target(output.fd),
        capture,
        inStep,
        terminal: { slave: pty.slave, inspect: (bytes) => takeOver.inspect(bytes) },
      });
      takeOver.start(pid);
    },
    finish: async (killed) => {
      const { relay } = running;
      const held = await relay?.finish(killed);
      takeOver.end();
      if (relay === undefined || !held) return;
      verbatimOutput(pty.name);
      keepCopying(relay.releaseSource(), output.fd);
    },
    text: () => capture.text(),
  };
}

/** Descriptors from 3 on that were open before Node: Node marks them to be closed up to the first gap above 15. */
function extraEntries(fds: readonly number[]): StdioEntry[] {
  const passed = fds.filter((fd) => fd <= 15 || isBelowGap(fd, fds));
  const last = Math.max(2, ...passed);
  return Array.from({ length: last - 2 }, (_, index) => (passed.includes(index + 3) ? index + 3 : 'ignore'));
}

function isBelowGap(fd: number, fds: readonly number[]): boolean {
  for (let each = 16; each <= fd; each += 1) if (!fds.includes(each)) return false;
  return true;
}
