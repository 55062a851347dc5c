import { isYes } from '../confirm/read-choice.js';
import type { CommandSpec, ExecutionResult } from '../model/execution.js';
import { runCommand } from '../run/run-command.js';
import { type HandledFailure, handleFailure } from './after-failure.js';
import type { ModeSession } from './mode-session.js';

/** What became of a command that was shown: it ran, or it was declined. */
export type Execution =
  | { readonly ran: false; readonly why: 'declined' | 'no terminal' }
  | { readonly ran: true; readonly result: ExecutionResult; readonly handled?: HandledFailure };

/** Asks for a fresh typed yes and runs exactly the given command; anything else runs nothing. */
export async function confirmAndRun(
  spec: CommandSpec,
  session: ModeSession,
  typedWord: boolean,
): Promise<Execution> {
  const { deps } = session;
  if (!deps.canPrompt()) {
    deps.stderr.write('Not executed: there is no terminal to ask on.\n');
    return { ran: false, why: 'no terminal' };
  }
  if (!(await isAgreed(session, typedWord))) {
    deps.stderr.write('Not executed.\n');
    return { ran: false, why: 'declined' };
  }
  const result = await runCommand(spec, deps);
  if (result.exit_code === 0) return { ran: true, result };
  return { ran: true, result, handled: await handleFailure({ result, spec }, session.invocation, deps) };
}

/** The highest rung wants the whole word; a y typed by habit is not enough there. */
async function isAgreed({ deps }: ModeSession, typedWord: boolean): Promise<boolean> {
  if (!typedWord) return isYes(await deps.ask('Execute this command? [y/N] '));
  const answer = await deps.ask('Nothing restricts this command. Type yes to execute it: ');
  return answer?.trim() === 'yes';
}
