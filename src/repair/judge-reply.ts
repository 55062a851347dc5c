import type { RiskAssessment } from '../model/risk.js';
import { isAllowedCheck } from './allow-check.js';
import type { ChangePlan, FileChange } from './plan-change-set.js';
import { malformedStep, type RepairReply, type ReplyStep } from './repair-reply.js';
import type { BlockedStep, Proposal, ProposedStep } from './repair-state.js';

/** What a reply is held against. */
export interface Judgement {
  readonly assess: (command: string) => RiskAssessment;
  /** The command with its secrets put back, or why that can't be. */
  readonly complete: (
    command: string,
  ) => { readonly ok: true; readonly command: string } | { readonly ok: false; readonly reason: string };
  readonly plan: (changes: readonly FileChange[]) => ChangePlan;
  readonly allowed: readonly string[];
  /** Commands that failed before. */
  readonly failed: readonly string[];
}

/** Tells what may be offered of a reply from what may not; where one file change is bad, none is offered. */
export function judgeReply(reply: RepairReply, judgement: Judgement): Proposal {
  const judged = reply.steps.map((step) => judgeStep(step, judgement));
  const spoilt = reply.steps.some((step, index) => step.files.length > 0 && isBlocked(judged[index]));
  const results = judged.map((result) =>
    spoilt && !isBlocked(result) && result.action.kind === 'edit' ? spoil(result) : result,
  );
  return {
    source: 'model',
    summary: reply.summary,
    looks: reply.looks,
    steps: results.filter((result) => 'action' in result),
    blocked: results.filter(isBlocked),
  };
}

function judgeStep(step: ReplyStep, judgement: Judgement): ProposedStep | BlockedStep {
  const trouble = malformedStep(step);
  if (trouble) return block(step, trouble);
  return step.kind === 'edit' ? judgeEdit(step, judgement) : judgeCommand(step, step.kind, judgement);
}

function judgeCommand(
  step: ReplyStep,
  kind: 'command' | 'replacement' | 'check',
  judgement: Judgement,
): ProposedStep | BlockedStep {
  const completed = judgement.complete(step.command.trim());
  if (!completed.ok) return block(step, completed.reason);
  const { command } = completed;
  if (judgement.failed.includes(command)) return block(step, 'this very command has failed before');
  const risk = judgement.assess(command);
  if (risk.withheld) return block(step, risk.reasons[0] ?? 'it could do great harm');
  const isFree = kind === 'check' && isAllowedCheck(command, risk, judgement.allowed);
  return {
    title: step.title,
    action:
      kind === 'check' ? { kind, command } : { kind: 'command', command, replaces: kind === 'replacement' },
    risk: risk.level,
    reasons: risk.reasons,
    permission: isFree ? 'allowed' : 'ask',
  };
}

function judgeEdit(step: ReplyStep, judgement: Judgement): ProposedStep | BlockedStep {
  const plan = judgement.plan(step.files);
  if (!plan.ok) return block(step, plan.refused.map(({ path, reason }) => `${path}: ${reason}`).join('; '));
  return {
    title: step.title,
    action: { kind: 'edit', changes: step.files },
    risk: 'Medium',
    reasons: [],
    permission: 'ask',
  };
}

function block(step: ReplyStep, reason: string): BlockedStep {
  const subject = step.command.trim() || step.files.map(({ path }) => path).join(', ');
  return { title: step.title, subject, reason };
}

function spoil(step: ProposedStep): BlockedStep {
  const paths = step.action.kind === 'edit' ? step.action.changes.map(({ path }) => path) : [];
  return {
    title: step.title,
    subject: paths.join(', '),
    reason: 'another file change of the same reply is refused',
  };
}

function isBlocked(result: ProposedStep | BlockedStep | undefined): result is BlockedStep {
  return result !== undefined && 'reason' in result;
}
