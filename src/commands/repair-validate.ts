import type { CommandSpec, ExecutionResult } from '../model/execution.js';
import { failureSignature } from '../repair/failure-signature.js';
import type { Validation } from '../repair/repair-state.js';
import { lineSpec } from '../run/command-spec.js';
import { layOutCommand } from '../ui/lay-out.js';
import { readAnswer } from './repair-ask.js';
import type { RepairSession, RepairTools } from './repair-session.js';

/**
 * Runs the command and, where it passes, every further check, up to the first that fails.
 * The person's own command is what --fix is for; one that took its place needs a yes for each run.
 */
export async function validate(session: RepairSession, tools: RepairTools): Promise<Validation> {
  if (session.spec !== session.original && !(await mayRunAgain(session.spec, tools)))
    return { passed: false, signature: '', interrupted: true };
  return validateRun(session.spec, await tools.run(session.spec), session, tools);
}

/** The same for a run of the command that has already been made. */
export async function validateRun(
  spec: CommandSpec,
  result: ExecutionResult,
  session: RepairSession,
  tools: RepairTools,
): Promise<Validation> {
  session.spec = spec;
  session.checked = [];
  const first = note(result, session, tools);
  if (first) return first;
  for (const line of tools.verify) {
    const failed = note(await tools.run(lineSpec(line, tools.shell)), session, tools);
    if (failed) return failed;
  }
  session.failure = undefined;
  return { passed: true, signature: '' };
}

function note(result: ExecutionResult, session: RepairSession, tools: RepairTools): Validation | undefined {
  const { command, exit_code, signal } = result;
  session.checked.push({ command, exit_code });
  if (exit_code === 0) return undefined;
  session.failure = result;
  const { stdout, stderr } = tools.collect(result);
  const interrupted = signal === 'SIGINT' || exit_code === 130;
  return { passed: false, interrupted, signature: failureSignature(command, exit_code, stderr + stdout) };
}

async function mayRunAgain(spec: CommandSpec, { deps, style }: RepairTools): Promise<boolean> {
  const line = spec.kind === 'line' ? spec.line : spec.argv.join(' ');
  deps.stderr.write(`\n${layOutCommand(line, style.width).map(style.strong).join('\n')}\n\n`);
  return deps.canPrompt() && readAnswer(await deps.ask('Run this command again? [y/N] ')) === 'yes';
}
