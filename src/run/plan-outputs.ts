import type { OutputDescription } from './describe-outputs.js';

/** How one output is passed on: untouched, through a real pipe, or through an inner terminal. */
export type OutputPlan = 'inherit' | 'pipe' | 'pty';

/** How both are passed on; merged where they are one object, so that the order of their bytes holds. */
export interface OutputsPlan {
  readonly stdout: OutputPlan;
  readonly stderr: OutputPlan;
  readonly merged: boolean;
}

/** Decides for both outputs. A program that wants the terminal for itself gets whatever is a terminal untouched. */
export function planOutputs(
  stdout: OutputDescription,
  stderr: OutputDescription,
  wantsTerminal: boolean,
): OutputsPlan {
  const merged = stdout.identity === stderr.identity && stdout.kind !== 'closed';
  const plan = ({ kind }: OutputDescription): OutputPlan => {
    if (kind === 'pipe') return 'pipe';
    return kind === 'terminal' && !wantsTerminal ? 'pty' : 'inherit';
  };
  return { stdout: plan(stdout), stderr: plan(stderr), merged };
}
