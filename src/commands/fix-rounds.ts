import type { Diagnosis, Fix } from '../model/diagnosis.js';
import type { CommandSpec, ExecutionContext, ExecutionResult } from '../model/execution.js';

/** A run that failed, and how to run it again. */
export interface FailedRun {
  readonly result: ExecutionResult;
  readonly spec: CommandSpec;
}

/** What became of a failure. */
export interface Settlement {
  /** The exit code that ai-run ends with. */
  readonly exit_code: number;
  /** Absent where a fix was known but nobody could be asked, or nothing was wrong. */
  readonly outcome?: 'no-fix' | 'declined' | 'fixed' | 'still-failing' | 'fix-failed' | 'not-rerun';
  /** The last fix that was accepted. */
  readonly accepted?: Fix;
}

/** The parts of the conversation, each to be chosen by a test. */
export interface RoundTools {
  readonly diagnose: (
    run: FailedRun,
    avoid: readonly string[],
  ) => Promise<{ readonly context: ExecutionContext; readonly diagnosis: Diagnosis }>;
  readonly show: (context: ExecutionContext, diagnosis: Diagnosis) => void;
  readonly canPrompt: () => boolean;
  /** A fix that a person has said yes to, having seen its exact command. */
  readonly choose: (fixes: readonly Fix[]) => Promise<Fix | undefined>;
  /** A yes to running the original command again. */
  readonly askAgain: (command: string) => Promise<boolean>;
  readonly toSpec: (line: string) => CommandSpec;
  readonly run: (spec: CommandSpec) => Promise<ExecutionResult>;
  /** Leaves an accepted fix to the user's own shell where only that can carry it out. */
  readonly leaveToShell?: (fix: Fix, failed: FailedRun) => Promise<Settlement | undefined>;
  /** Puts an accepted fix that was run into the shell's history. */
  readonly remember?: (command: string) => void;
  /** The one line at the end of a round; `solved` is undefined where nobody looked. */
  readonly conclude: (verdict: { readonly solved: boolean | undefined; readonly text: string }) => void;
}

const ROUNDS = 3;

/** Diagnoses, offers, runs what was agreed to and looks again, at most three times, no fix twice. */
export async function settleFailure(first: FailedRun, tools: RoundTools): Promise<Settlement> {
  const tried: string[] = [];
  let failed = first;
  let settlement: Settlement = { exit_code: first.result.exit_code };
  for (let round = 1; round <= ROUNDS; round++) {
    const { context, diagnosis } = await tools.diagnose(failed, tried);
    if (diagnosis.reason !== undefined) return settlement;
    tools.show(context, diagnosis);
    if (diagnosis.fixes.length === 0) return { outcome: 'no-fix', ...settlement };
    if (!tools.canPrompt()) return settlement;
    const fix = await tools.choose(diagnosis.fixes);
    if (fix === undefined) return round === 1 ? { ...settlement, outcome: 'declined' } : settlement;
    tried.push(fix.command);
    const left = await tools.leaveToShell?.(fix, failed);
    if (left !== undefined) return { ...left, accepted: fix };
    tools.remember?.(fix.command);
    const step = fix.kind === 'replaces' ? await replace(fix, tools) : await prepare(fix, failed, tools);
    settlement = { ...step.settlement, accepted: fix };
    if (step.next === undefined) return settlement;
    tried.push(step.next.result.command);
    failed = step.next;
  }
  return settlement;
}

interface Step {
  readonly settlement: Settlement;
  /** The failure to look at next, where there is one. */
  readonly next?: FailedRun;
}

/** The fix stands in for the command: its exit code is the answer, its failure the next one to look at. */
async function replace(fix: Fix, tools: RoundTools): Promise<Step> {
  const spec = tools.toSpec(fix.command);
  const result = await tools.run(spec);
  return verdict({ result, spec }, 'this command works', tools);
}

/** The fix prepares the command, which is run again if the person says so. */
async function prepare(fix: Fix, failed: FailedRun, tools: RoundTools): Promise<Step> {
  const original = failed.result.exit_code;
  const { exit_code } = await tools.run(tools.toSpec(fix.command));
  if (exit_code !== 0) {
    tools.conclude({ solved: false, text: `Not solved: the fix itself failed with exit code ${exit_code}.` });
    return { settlement: { exit_code: original, outcome: 'fix-failed' }, next: failed };
  }
  if (!(await tools.askAgain(failed.result.command))) {
    tools.conclude({
      solved: undefined,
      text: 'The fix ran. The command was not run again, so whether it is solved is open.',
    });
    return { settlement: { exit_code: original, outcome: 'not-rerun' } };
  }
  const result = await tools.run(failed.spec);
  return verdict({ result, spec: failed.spec }, 'the command works now', tools);
}

function verdict(run: FailedRun, solved: string, tools: RoundTools): Step {
  const { exit_code } = run.result;
  if (exit_code === 0) {
    tools.conclude({ solved: true, text: `Solved: ${solved}.` });
    return { settlement: { exit_code, outcome: 'fixed' } };
  }
  tools.conclude({ solved: false, text: `Not solved yet: it ended with exit code ${exit_code}.` });
  return { settlement: { exit_code, outcome: 'still-failing' }, next: run };
}
