import { plainWords } from '../repair/allow-check.js';
import { planChanges } from '../repair/plan-change-set.js';
import type { Answer, RepairEvent } from '../repair/repair-loop.js';
import type { Proposal, RepairState, Step } from '../repair/repair-state.js';
import { wasShown } from '../repair/seen-files.js';
import { layOutProse } from '../ui/lay-out.js';
import { renderConfirmation } from '../ui/render-confirmation.js';
import { rememberAllowed } from './repair-allowed.js';
import type { RepairSession, RepairTools } from './repair-session.js';
import { renderChange, renderChecklist, renderNotice } from './repair-show.js';

/** Shows the plan and one step of it, exactly as it would be done, and asks for it. */
export async function askStep(
  step: Step,
  state: RepairState,
  session: RepairSession,
  tools: RepairTools,
): Promise<RepairEvent> {
  const { deps, style } = tools;
  if (state.summary) deps.stderr.write(`\n${layOutProse(state.summary, style.width).join('\n')}\n`);
  deps.stderr.write(renderChecklist(state.steps, style));
  if (!showStep(step, session, tools)) return answered('skip', step, session);
  if (!deps.canPrompt()) {
    deps.stderr.write('Not executed: there is no terminal to ask on.\n');
    return answered('stop', step, session);
  }
  const canAllow = step.action.kind === 'check' && isPlainRead(step.action.command, tools);
  const reply = await deps.ask(question(step, canAllow));
  if (step.action.kind === 'check' && canAllow && isLetter(reply, 'a', 'always')) {
    rememberAllowed(step.action.command, session, tools);
    return answered('yes', step, session);
  }
  return answered(readAnswer(reply), step, session);
}

/** Asks what to do with a reply that can't be used as it is. */
export async function askRecovery(salvaged: Proposal | undefined, tools: RepairTools): Promise<RepairEvent> {
  const usable = salvaged && salvaged.steps.length > 0 ? salvaged : undefined;
  const offer = usable
    ? '[r]etry / [c]ontinue with the commands that could be read / [q]uit'
    : '[r]etry / [q]uit';
  const reply = tools.deps.canPrompt() ? await tools.deps.ask(`Ask the model again? ${offer}: `) : undefined;
  if (isLetter(reply, 'r', 'retry')) return { kind: 'recovered', choice: 'retry' };
  return { kind: 'recovered', choice: usable && isLetter(reply, 'c', 'continue') ? usable : 'stop' };
}

/** Only a typed y is a yes; q, Ctrl-C and the end of input stop; anything else skips. */
export function readAnswer(reply: string | undefined): Answer {
  if (isLetter(reply, 'y', 'yes')) return 'yes';
  return reply === undefined || isLetter(reply, 'q', 'quit') ? 'stop' : 'skip';
}

function answered(answer: Answer, step: Step, session: RepairSession): RepairEvent {
  if (answer === 'skip') {
    session.attempts.push({ step: describeStep(step), result: 'the person skipped it', output: '' });
    if (step.action.kind !== 'edit') session.avoid.push(step.action.command);
  }
  return { kind: 'answered', answer };
}

function isLetter(reply: string | undefined, letter: string, word: string): boolean {
  const text = reply?.trim().toLowerCase();
  return text === letter || text === word;
}

function question({ action }: Step, canAllow: boolean): string {
  if (action.kind === 'edit') return 'Make this change? [y]es / [s]kip / [q]uit: ';
  if (action.kind === 'command') return 'Run this command? [y]es / [s]kip / [q]uit: ';
  return `Run this check? [y]es, once${canAllow ? ' / [a]lways allow it' : ''} / [s]kip / [q]uit: `;
}

/** False where the step can't be shown as it would be done, and so can't be asked for. */
function showStep({ action, risk, reasons }: Step, session: RepairSession, tools: RepairTools): boolean {
  const { deps, style, project } = tools;
  if (action.kind !== 'edit') {
    const fix = { command: action.command, risk_level: risk, risk_reasons: reasons };
    deps.stderr.write(renderConfirmation(fix, tools.impact(action.command), style));
    return true;
  }
  const plan = planChanges(project, action.changes, (path, hash) => wasShown(session.seen, path, hash));
  const text = plan.ok ? renderChange(plan.files, style) : undefined;
  session.shown = plan.ok && text !== undefined ? plan.files : undefined;
  const reason = plan.ok
    ? 'it is too long to be looked at'
    : plan.refused.map((refused) => `${refused.path}: ${refused.reason}`).join('; ');
  deps.stderr.write(text ?? renderNotice(`not offered: ${reason}`, style));
  return text !== undefined;
}

function isPlainRead(command: string, { assess }: RepairTools): boolean {
  const { level, withheld, read_only } = assess(command);
  return level === 'Low' && !withheld && read_only && plainWords(command) !== undefined;
}

/** A step in a few words, for the model and the report. */
export function describeStep({ title, action }: Pick<Step, 'title' | 'action'>): string {
  return action.kind === 'edit'
    ? `edit ${action.changes.map(({ path }) => path).join(', ')}: ${title}`
    : action.command;
}
