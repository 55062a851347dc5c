import type { ExecutionContext } from '../model/execution.js';
import { SIGNAL_CAUSES, type SignalCause } from './signal-causes.js';

/** Why a signal is spoken of, and how surely. */
export interface SignalFound {
  readonly cause: SignalCause;
  /** False where the exit code alone points to it: the program may have chosen that code. */
  readonly certain: boolean;
}

/** A signal that a person, or the reader of the output, sends on purpose; undefined for any other end. */
export function deliberateEnd({ signal, exit_code }: ExecutionContext): string | undefined {
  if (signal === 'SIGINT' || exit_code === 130) return 'it was interrupted with Ctrl-C';
  if (signal === 'SIGPIPE' || exit_code === 141) return 'the reader of its output had seen enough';
  // No program means 131 as an answer, and some exit with it: only the signal itself is one.
  return signal === 'SIGQUIT' ? 'it was ended with Ctrl-\\' : undefined;
}

/** The signal that ended the command or a part of it: seen by the runner, announced by a shell, or told by the code. */
export function findSignal(context: ExecutionContext): SignalFound | undefined {
  const seen = SIGNAL_CAUSES.find(({ signal }) => signal === context.signal);
  if (seen !== undefined) return { cause: seen, certain: true };
  const cause = SIGNAL_CAUSES.find(({ code }) => code === context.exit_code);
  if (cause === undefined || context.signal !== undefined) return undefined;
  const certain = isAnnounced(cause.announced, `${context.stderr}\n${context.stdout}`);
  return certain || !cause.ambiguous ? { cause, certain } : undefined;
}

/** `bash: line 1: 4711 Killed   ./server`, or the bare word that make, dash and the C library print. */
function isAnnounced(announced: string, output: string): boolean {
  return new RegExp(`^(?:.*\\b\\d+ +)?${announced}(?: \\(core dumped\\))?(?: {2,}.*)?$`, 'm').test(output);
}
