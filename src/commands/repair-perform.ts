import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { messageOf } from '../errors.js';
import { type ApplyOutcome, applyChangeSet } from '../repair/apply-change-set.js';
import { changeSetId } from '../repair/change-set.js';
import {
  describeChangeSet,
  type FileChange,
  type PlannedFile,
  planChanges,
} from '../repair/plan-change-set.js';
import type { StepOutcome } from '../repair/repair-loop.js';
import type { Step } from '../repair/repair-state.js';
import { wasShown } from '../repair/seen-files.js';
import { storeChangeSet } from '../repair/store-change-set.js';
import { fixSpec } from '../run/command-spec.js';
import { describeStep } from './repair-ask.js';
import type { RepairSession, RepairTools } from './repair-session.js';
import { validateRun } from './repair-validate.js';

/** Does the one step that the person has agreed to. */
export async function performStep(
  step: Step,
  session: RepairSession,
  tools: RepairTools,
): Promise<StepOutcome> {
  const { action } = step;
  if (action.kind === 'edit') return makeChange(action.changes, step, session, tools);
  const { command } = action;
  session.avoid.push(command);
  const spec = fixSpec(command, tools.shell);
  const result = await tools.run(spec);
  const { stdout, stderr } = tools.collect(result);
  const note = `exit code ${result.exit_code}`;
  session.attempts.push({ step: describeStep(step), result: note, output: stderr + stdout });
  const status = result.exit_code === 0 ? 'done' : 'failed';
  if (action.kind === 'check' || !action.replaces) return { status, note };
  return { status, note, validation: await validateRun(spec, result, session, tools) };
}

/** Applies what was shown, if that is still what the files come to. */
function makeChange(
  changes: readonly FileChange[],
  step: Step,
  session: RepairSession,
  tools: RepairTools,
): StepOutcome {
  const plan = planChanges(tools.project, changes, (path, hash) => wasShown(session.seen, path, hash));
  const { shown } = session;
  session.shown = undefined;
  const outcome =
    plan.ok && shown && isSame(plan.files, shown) ? applyPlan(plan.files, step, session, tools) : CHANGED;
  session.attempts.push({ step: describeStep(step), result: outcome.note, output: '' });
  return outcome;
}

const CHANGED: StepOutcome = {
  status: 'blocked',
  note: 'the files changed meanwhile, so nothing was applied',
};

function isSame(planned: readonly PlannedFile[], shown: readonly PlannedFile[]): boolean {
  return (
    planned.length === shown.length &&
    planned.every(({ absolute, before, after }, index) => {
      const other = shown[index];
      const sameBefore = before && other?.before ? before.equals(other.before) : before === other?.before;
      return other !== undefined && absolute === other.absolute && sameBefore && after.equals(other.after);
    })
  );
}

function applyPlan(
  files: readonly PlannedFile[],
  step: Step,
  session: RepairSession,
  { deps, project, undoDir, redaction }: RepairTools,
): StepOutcome {
  const now = deps.now();
  const set = describeChangeSet(files, {
    id: changeSetId(now, randomBytes(2).toString('hex')),
    time: now.toISOString(),
    command: redaction.redact(session.failure?.command ?? ''),
    root: project.root,
    summary: redaction.redact(step.title),
  });
  try {
    const stored = storeChangeSet(fs, undoDir, set, files);
    const outcome = applyChangeSet(fs, stored, deps.now);
    if (outcome.ok || outcome.left.length > 0) session.changes.push(stored);
    if (!outcome.ok) return { status: 'blocked', note: failureNote(outcome, set.id) };
    const size = set.files.map(({ shown, added, removed }) => `${shown} +${added} -${removed}`).join(', ');
    return { status: 'done', note: `applied: ${size}` };
  } catch (cause) {
    return {
      status: 'blocked',
      note: `nothing was applied: ${messageOf(cause)}`,
    };
  }
}

function failureNote({ reason, left }: Extract<ApplyOutcome, { ok: false }>, id: string): string {
  if (left.length === 0) return `nothing was applied: ${reason}`;
  return `${reason}; ${left.join(', ')} could not be put back: ai-run --undo ${id}`;
}
