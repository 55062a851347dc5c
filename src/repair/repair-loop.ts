import type {
  Ending,
  Look,
  Proposal,
  ProposedStep,
  RepairState,
  Spent,
  Step,
  StepStatus,
  Validation,
} from './repair-state.js';

/** What happened; only the edge makes these. */
export type RepairEvent =
  | { readonly kind: 'validated'; readonly validation: Validation }
  | { readonly kind: 'proposed'; readonly proposal: Proposal; readonly spent: Spent }
  | { readonly kind: 'garbled'; readonly salvaged: Proposal | undefined; readonly spent: Spent }
  | { readonly kind: 'looked'; readonly spent: Spent }
  | { readonly kind: 'recovered'; readonly choice: 'retry' | 'stop' | Proposal }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'performed'; readonly outcome: StepOutcome };

/** What the person said to one step; anything that is no clear yes or skip is a stop. */
export type Answer = 'yes' | 'skip' | 'stop';

/** What became of a step; a replaced command brings its own validation. */
export interface StepOutcome {
  readonly status: 'done' | 'failed' | 'blocked';
  readonly note: string;
  readonly validation?: Validation;
}

/** What the edge is to do next; `perform` is the only one that changes or runs what was proposed. */
export type RepairEffect =
  | { readonly kind: 'validate' | 'propose' }
  | { readonly kind: 'look'; readonly looks: readonly Look[] }
  | { readonly kind: 'recover'; readonly salvaged: Proposal | undefined }
  | { readonly kind: 'ask' | 'perform'; readonly step: Step; readonly index: number }
  | { readonly kind: 'end'; readonly ending: Ending };

/** A state and what follows from it. */
export interface Turn {
  readonly state: RepairState;
  readonly effect: RepairEffect;
}

/** The whole repair loop: from what happened to what is done next. */
export function nextTurn(state: RepairState, event: RepairEvent): Turn {
  switch (event.kind) {
    case 'validated':
      return afterValidation(state, event.validation);
    case 'proposed':
      return afterProposal(spend(state, event.spent), event.proposal);
    case 'garbled':
      return turn(spend(state, event.spent), { kind: 'recover', salvaged: event.salvaged });
    case 'looked':
      return proposeAgain(spend(state, event.spent));
    case 'recovered':
      return afterRecovery(state, event.choice);
    case 'answered':
      return afterAnswer(state, event.answer);
    case 'performed':
      return afterStep(state, event.outcome);
  }
}

function afterValidation(state: RepairState, { passed, signature, interrupted }: Validation): Turn {
  if (passed || interrupted) return end(state, passed ? 'passed' : 'stopped');
  const stuck = state.rounds > 0 && signature === state.signature ? state.stuck + 1 : 0;
  const now = { ...state, stuck, signature, fruitless: 0 };
  if (stuck >= 2) return end(now, 'no-progress');
  return now.rounds >= now.limits.rounds ? end(now, 'rounds') : proposeAgain({ ...now, looks: 0 });
}

function afterProposal(state: RepairState, proposal: Proposal): Turn {
  const kept = state.steps.filter(({ status }) => status !== 'now' && status !== 'next');
  const seen = {
    ...state,
    steps: kept,
    blocked: proposal.blocked,
    source: proposal.source,
    summary: proposal.summary || state.summary,
  };
  if (proposal.looks.length > 0 && state.looks < state.limits.looks)
    return turn({ ...seen, looks: state.looks + 1 }, { kind: 'look', looks: proposal.looks });
  if (proposal.steps.length > 0) {
    const steps = [...kept, ...proposal.steps.map(toStep)];
    return offer({ ...seen, steps, fruitless: 0 }, kept.length);
  }
  const fruitless = state.fruitless + 1;
  const again = proposal.source === 'model' && proposal.blocked.length > 0 && fruitless < 2;
  return again ? proposeAgain({ ...seen, fruitless }) : end({ ...seen, fruitless }, 'no-step');
}

function afterRecovery(state: RepairState, choice: 'retry' | 'stop' | Proposal): Turn {
  if (choice === 'stop') return end(state, 'stopped');
  return choice === 'retry' ? proposeAgain(state) : afterProposal(state, { ...choice, looks: [] });
}

/** Asks for a step, or goes on at once with a check that the person has chosen to allow. */
function offer(state: RepairState, index: number): Turn {
  const step = state.steps[index];
  if (!step) {
    const askModel = state.source === 'patterns' && state.limits.model;
    return askModel ? proposeAgain({ ...state, source: 'model' }) : end(state, 'declined');
  }
  const steps = state.steps.with(index, { ...step, status: 'now' });
  const now = { ...state, steps, awaiting: index, running: undefined };
  const isFree = step.action.kind === 'check' && step.permission === 'allowed';
  if (isFree && state.checks < state.limits.checks) return perform(now, index);
  return turn(now, { kind: 'ask', step: { ...step, status: 'now' }, index });
}

function afterAnswer(state: RepairState, answer: Answer): Turn {
  const index = state.awaiting;
  const step = index === undefined ? undefined : state.steps[index];
  if (index === undefined || !step) return end(state, 'out-of-order');
  if (answer === 'yes') return perform(state, index);
  if (answer === 'stop') return end({ ...state, awaiting: undefined }, 'stopped');
  const steps = state.steps.with(index, { ...step, status: 'skipped' });
  return offer({ ...state, steps, awaiting: undefined }, index + 1);
}

function perform(state: RepairState, index: number): Turn {
  const step = state.steps[index];
  if (!step) return end(state, 'out-of-order');
  const isCheck = step.action.kind === 'check';
  const counted = isCheck ? { checks: state.checks + 1 } : { rounds: state.rounds + 1 };
  return turn(
    { ...state, ...counted, awaiting: undefined, running: index },
    { kind: 'perform', step, index },
  );
}

function afterStep(state: RepairState, { status, note, validation }: StepOutcome): Turn {
  const index = state.running;
  const step = index === undefined ? undefined : state.steps[index];
  if (index === undefined || !step) return end(state, 'out-of-order');
  const steps = state.steps.with(index, { ...step, status, note });
  const done = { ...state, steps, awaiting: undefined, running: undefined };
  if (validation) return afterValidation(done, validation);
  if (step.action.kind === 'check')
    return done.checks > done.limits.checks ? end(done, 'rounds') : proposeAgain(done);
  if (status === 'done') return turn(done, { kind: 'validate' });
  return done.rounds >= done.limits.rounds ? end(done, 'rounds') : proposeAgain({ ...done, looks: 0 });
}

function proposeAgain(state: RepairState): Turn {
  const { spent, limits } = state;
  const over =
    spent.tokens >= (limits.tokens ?? Infinity) ||
    spent.cost >= (limits.cost ?? Infinity) ||
    spent.seconds >= (limits.seconds ?? Infinity);
  return over
    ? end(state, 'budget')
    : turn({ ...state, awaiting: undefined, running: undefined }, { kind: 'propose' });
}

function spend(state: RepairState, { tokens, cost, seconds }: Spent): RepairState {
  const { spent: before } = state;
  const spent = {
    tokens: before.tokens + tokens,
    cost: before.cost + cost,
    seconds: before.seconds + seconds,
  };
  return { ...state, spent, awaiting: undefined, running: undefined };
}

function toStep(step: ProposedStep): Step {
  const status: StepStatus = 'next';
  return { ...step, status, note: '' };
}

function end(state: RepairState, ending: Ending): Turn {
  return turn({ ...state, awaiting: undefined, running: undefined }, { kind: 'end', ending });
}

function turn(state: RepairState, effect: RepairEffect): Turn {
  return { state, effect };
}
