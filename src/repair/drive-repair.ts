import { nextTurn, type RepairEffect, type RepairEvent, type Turn } from './repair-loop.js';
import { type Ending, initialState, type RepairLimits, type RepairState } from './repair-state.js';

/** Does one effect and tells what came of it. */
export type DoEffect = (
  effect: Exclude<RepairEffect, { kind: 'end' }>,
  state: RepairState,
) => Promise<RepairEvent>;

/** Runs the loop to its end. */
export async function driveRepair(
  limits: RepairLimits,
  doEffect: DoEffect,
): Promise<{ readonly state: RepairState; readonly ending: Ending }> {
  let turn: Turn = { state: initialState(limits), effect: { kind: 'validate' } };
  for (;;) {
    const { state, effect } = turn;
    if (effect.kind === 'end') return { state, ending: effect.ending };
    turn = nextTurn(state, await doEffect(effect, state));
  }
}
