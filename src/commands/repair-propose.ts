import { completeCommand } from '../analyzer/complete-command.js';
import type { ModelOutcome } from '../analyzer/model-question.js';
import type { Diagnosis, Fix } from '../model/diagnosis.js';
import { type Judgement, judgeReply } from '../repair/judge-reply.js';
import { planChanges } from '../repair/plan-change-set.js';
import type { RepairEvent } from '../repair/repair-loop.js';
import type { RepairReply } from '../repair/repair-reply.js';
import {
  NOTHING_SPENT,
  type Proposal,
  type ProposedStep,
  type RepairState,
  type Spent,
} from '../repair/repair-state.js';
import { salvageReply } from '../repair/salvage-reply.js';
import { wasShown } from '../repair/seen-files.js';
import { simpleCommands } from '../shell/simple-commands.js';
import { doLooks } from './repair-look.js';
import { repairQuestion } from './repair-question.js';
import type { RepairSession, RepairTools } from './repair-session.js';
import { renderBlocked, renderNotice } from './repair-show.js';

/** From here on a pattern's fix is offered before a model is asked. */
const CERTAIN = 0.9;

type ProposalEvent = Extract<RepairEvent, { kind: 'proposed' | 'garbled' }>;

/** Finds the next steps: what patterns are sure of, else what the model proposes, else what patterns guess. */
export async function propose(
  state: RepairState,
  session: RepairSession,
  tools: RepairTools,
): Promise<ProposalEvent> {
  if (!session.failure) throw new Error('nothing has failed');
  const diagnosis = await tools.diagnose(tools.collect(session.failure), session.avoid);
  const certain = diagnosis.fixes.some(({ confidence }) => confidence >= CERTAIN);
  const { askModel } = tools;
  if (!askModel || (certain && state.source === 'patterns')) return fromPatterns(diagnosis, tools);
  session.questions += 1;
  const outcome = await askModel(repairQuestion(state, session, diagnosis, tools));
  const spent = spentOn(outcome);
  const { answer } = outcome;
  if (answer.ok) return { kind: 'proposed', proposal: judge(answer.value, session, tools), spent };
  say(answer.failure.notice, tools);
  const { kind } = answer.failure;
  if (kind !== 'truncated' && kind !== 'bad_reply') return { ...fromPatterns(diagnosis, tools), spent };
  if (kind === 'truncated') say('None of its changes is applied.', tools);
  const salvaged = kind === 'bad_reply' ? salvageReply(outcome.generations.at(-1) ?? '') : undefined;
  return { kind: 'garbled', salvaged: salvaged && judge(salvaged, session, tools), spent };
}

/** What may be offered of a reply; a file whose edit was stale is read again for the next question. */
function judge(reply: RepairReply, session: RepairSession, tools: RepairTools): Proposal {
  const { project, redaction, assess } = tools;
  const stale: string[] = [];
  const original = session.failure?.command ?? '';
  const judgement: Judgement = {
    assess,
    allowed: session.allowed,
    failed: [...session.avoid, original],
    complete: (command) =>
      completeCommand(command, {
        source: redaction.redact(original),
        programs: simpleCommands(original).map(({ program }) => program),
        restore: redaction.restore,
      }),
    plan: (changes) => {
      const plan = planChanges(project, changes, (path, hash) => wasShown(session.seen, path, hash));
      if (!plan.ok) stale.push(...plan.refused.filter((refused) => refused.stale).map(({ path }) => path));
      return plan;
    },
  };
  const proposal = judgeReply(reply, judgement);
  tools.deps.stderr.write(renderBlocked(proposal.blocked, tools.style));
  doLooks(
    stale.map((path) => ({ tool: 'read_file', path, from: 0, to: 0, text: '' })),
    session,
    tools,
  );
  return proposal;
}

function fromPatterns(diagnosis: Diagnosis, tools: RepairTools): Extract<RepairEvent, { kind: 'proposed' }> {
  const blocked = diagnosis.withheld.map(({ command, reason }) => ({
    title: command,
    subject: command,
    reason,
  }));
  tools.deps.stderr.write(renderBlocked(blocked, tools.style));
  const proposal: Proposal = {
    source: 'patterns',
    summary: diagnosis.analysis.root_cause,
    looks: [],
    steps: diagnosis.fixes.map(toStep),
    blocked,
  };
  return { kind: 'proposed', proposal, spent: NOTHING_SPENT };
}

function toStep({ command, explanation, risk_level, risk_reasons, kind }: Fix): ProposedStep {
  return {
    title: explanation,
    action: { kind: 'command', command, replaces: kind === 'replaces' },
    risk: risk_level,
    reasons: risk_reasons,
    permission: 'ask',
  };
}

function spentOn({ usage }: ModelOutcome<unknown>): Spent {
  if (!usage) return NOTHING_SPENT;
  return { ...NOTHING_SPENT, tokens: usage.prompt_tokens + usage.completion_tokens, cost: usage.cost ?? 0 };
}

function say(text: string, { deps, style }: RepairTools): void {
  deps.stderr.write(renderNotice(text, style));
}
