import { type DoEffect, driveRepair } from '../repair/drive-repair.js';
import type { StepOutcome } from '../repair/repair-loop.js';
import { makeRepairRecord, type RepairRecord } from '../repair/repair-record.js';
import { NOTHING_SPENT, type RepairLimits, type Spent, type Step } from '../repair/repair-state.js';
import { askRecovery, askStep } from './repair-ask.js';
import { doLooks } from './repair-look.js';
import { performStep } from './repair-perform.js';
import { propose } from './repair-propose.js';
import type { RepairSession, RepairTools } from './repair-session.js';
import { renderNotice } from './repair-show.js';
import { renderSummary } from './repair-summary.js';
import { validate } from './repair-validate.js';

/** Runs the loop to its end and says what it came to; nothing is said where the command passes at once. */
export async function runRepair(
  session: RepairSession,
  tools: RepairTools,
  limits: RepairLimits,
): Promise<RepairRecord> {
  const { state, ending } = await driveRepair(limits, effects(session, tools));
  const record = makeRepairRecord(state, ending, {
    attempts: session.attempts,
    changes: session.changes.map(({ set }) => set),
    validation: session.checked,
    redact: tools.redaction.redact,
  });
  if (ending !== 'passed' || session.attempts.length > 0)
    tools.deps.stderr.write(renderSummary(record, session.questions, tools.style));
  return record;
}

function effects(session: RepairSession, tools: RepairTools): DoEffect {
  return async (effect, state) => {
    switch (effect.kind) {
      case 'validate':
        return { kind: 'validated', validation: await validate(session, tools) };
      case 'propose':
        return timed(tools.deps, () => propose(state, session, tools));
      case 'look':
        return timed(tools.deps, async () => {
          doLooks(effect.looks, session, tools);
          return { kind: 'looked' as const, spent: NOTHING_SPENT };
        });
      case 'recover':
        return askRecovery(effect.salvaged, tools);
      case 'ask':
        return askStep(effect.step, state, session, tools);
      case 'perform':
        return { kind: 'performed', outcome: await perform(effect.step, session, tools) };
    }
  };
}

/** What happened, with the seconds that it took. */
async function timed<E extends { readonly spent: Spent }>(
  { now }: Pick<RepairTools['deps'], 'now'>,
  work: () => Promise<E>,
): Promise<E> {
  const start = now().getTime();
  const event = await work();
  return { ...event, spent: { ...event.spent, seconds: (now().getTime() - start) / 1000 } };
}

async function perform(step: Step, session: RepairSession, tools: RepairTools): Promise<StepOutcome> {
  const outcome = await performStep(step, session, tools);
  if (outcome.status === 'blocked') tools.deps.stderr.write(renderNotice(outcome.note, tools.style));
  return outcome;
}
