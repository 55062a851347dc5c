import type { Deps } from '../deps.js';
import { EXIT } from '../errors.js';
import type { CommandSpec, ExecutionResult } from '../model/execution.js';
import { NO_LAUNCH } from '../model/launch.js';
import { codeOfSignal } from './end-by-signal.js';
import { startError } from './find-program.js';
import { followStops } from './follow-stops.js';
import { forwardSignals } from './forward-signals.js';
import { lineWords } from './line-words.js';
import { type Channels, openChannels } from './open-channels.js';
import { quoteWords } from './quote-words.js';
import { spawnProcess } from './spawn-process.js';
import { trampoline } from './trampoline.js';
import { Witness } from './witness.js';

/** What a run needs of the world. */
export type RunDeps = Pick<Deps, 'env' | 'cwd' | 'stderr' | 'launch'>;

/** Runs a command so that neither it nor the person can tell, and gives what it left behind. */
export async function runCommand(
  spec: CommandSpec,
  deps: RunDeps,
  whileItRuns = () => {},
): Promise<ExecutionResult> {
  const words = spec.kind === 'argv' ? spec.argv : lineWords(spec.line, spec.shell, deps.env);
  const channels = openChannels(spec, deps.launch ?? NO_LAUNCH);
  await channels.ready();
  const started = process.hrtime.bigint();
  const ending = await spawnAndWait(words, channels, deps, whileItRuns);
  const duration_ms = Math.round(Number(process.hrtime.bigint() - started) / 1e6);
  await channels.finish(ending.signal !== undefined);
  const captured = channels.captured(ending.exit_code !== 0);
  const command = spec.kind === 'argv' ? quoteWords(spec.argv) : spec.line;
  const result = { command, ...ending, ...captured, duration_ms };
  return ending.spawn_error === undefined ? result : reportMissing(words[0] ?? '', result, deps);
}

type Ending = Pick<ExecutionResult, 'exit_code' | 'signal' | 'spawn_error'>;

async function spawnAndWait(
  words: readonly string[],
  channels: Channels,
  deps: RunDeps,
  whileItRuns: () => void,
): Promise<Ending> {
  const launch = deps.launch ?? NO_LAUNCH;
  const repaired = trampoline(words, { launch, leaked: channels.leaked, env: deps.env });
  const missing = repaired === words ? undefined : startError(words[0] ?? '', deps.env.PATH);
  if (missing !== undefined || words[0] === '') return spawnFailure(missing ?? 'ENOENT');
  const waiting: NodeJS.Signals[] = [];
  const running: { process?: ReturnType<typeof spawnProcess> } = {};
  const witness = new Witness();
  const send = (signal: NodeJS.Signals) => {
    if (running.process === undefined) waiting.push(signal);
    else running.process.kill(signal);
  };
  const stopForwarding = forwardSignals(send, launch, witness);
  // What has ended has no state to look at.
  const stopFollowing = followStops(() =>
    running.process?.exitCode === null ? running.process.pid : undefined,
  );
  const subprocess = spawnProcess(repaired, channels.stdio(), {
    env: deps.env,
    extendEnv: false,
    cwd: folderFor(deps.cwd),
  });
  running.process = subprocess;
  channels.started(subprocess.pid);
  witness.start(subprocess.pid);
  for (const signal of waiting) subprocess.kill(signal);
  whileItRuns();
  const result = await subprocess;
  stopForwarding();
  stopFollowing();
  await witness.end();
  if (subprocess.pid === undefined) return spawnFailure(result.code ?? 'ENOENT');
  if (result.signal === undefined) return { exit_code: result.exitCode ?? EXIT.internal };
  return { exit_code: codeOfSignal(result.signal), signal: result.signal };
}

/** Our own folder by a name that holds even where the folder was deleted; the build leaves that change of folder out. */
function folderFor(cwd: string): string {
  try {
    if (process.platform !== 'linux' || process.cwd() !== cwd) return cwd;
  } catch {
    // It was deleted: its name is of no use.
  }
  return '/proc/self/cwd';
}

function spawnFailure(code: string): Ending {
  return { exit_code: code === 'ENOENT' ? EXIT.notFound : EXIT.notExecutable, spawn_error: code };
}

/** Says what a shell would say about a program that can't be started, on stderr and in what was captured. */
function reportMissing(program: string, result: ExecutionResult, deps: RunDeps): ExecutionResult {
  const isThere = result.spawn_error === 'ENOENT' && startError(program, deps.env.PATH) === undefined;
  const reason = isThere ? NO_INTERPRETER : (REASONS[result.spawn_error ?? ''] ?? result.spawn_error);
  const line = `ai-run: ${program}: ${reason}\n`;
  deps.stderr.write(line);
  return result.merged
    ? { ...result, stdout: result.stdout + line }
    : { ...result, stderr: result.stderr + line };
}

/** A file that is there lacks what its first line or its header asks for: the interpreter or the loader. */
const NO_INTERPRETER = 'cannot execute: required file not found';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'command not found',
  EACCES: 'Permission denied',
  ENOEXEC: 'cannot execute: Exec format error',
  E2BIG: 'Argument list too long',
};
