import { collectContext } from '../context/collect-context.js';
import { detectEnvironment } from '../context/detect-environment.js';
import type { Deps } from '../deps.js';
import { messageOf } from '../errors.js';
import type { Diagnosis, Fix } from '../model/diagnosis.js';
import type { CommandSpec, ExecutionContext } from '../model/execution.js';
import type { Invocation } from '../model/invocation.js';
import { escapeControls } from '../text/escape-controls.js';
import { assessHere } from './assess-here.js';
import { diagnoseBuiltin } from './diagnose-builtin.js';
import { diagnoseFailure } from './diagnose-failure.js';
import { failureSettings } from './failure-settings.js';
import { failureTools } from './failure-tools.js';
import { type FailedRun, type RoundTools, type Settlement, settleFailure } from './fix-rounds.js';
import { harmlessQueries } from './harmless-queries.js';
import { inOneShell } from './in-one-shell.js';
import { isLeftToShell } from './leave-to-shell.js';
import { makeReport, redactor } from './make-report.js';
import { modelOpinion, type Spent } from './model-opinion.js';
import { recallFixes } from './recall-fixes.js';
import { recordFailure } from './record-failure.js';
import { seeOutput } from './see-output.js';
import { writeReport } from './write-report.js';

/** A failure and what was found out about it. */
export interface Found {
  readonly context: ExecutionContext;
  readonly diagnosis: Diagnosis;
}

/** A failure once it has been dealt with: what was found first, and what became of it. */
export interface HandledFailure extends Settlement {
  readonly found?: Found;
  /** What the model cost, where it was asked. */
  readonly spent?: Spent;
}

/** Deals with a failed run and gives the exit code to end with; ai-run's own trouble never changes that code. */
export async function afterFailure(
  result: FailedRun['result'],
  spec: CommandSpec,
  invocation: Invocation,
  deps: Deps,
): Promise<number> {
  try {
    const handled = await handleFailure({ result, spec }, invocation, deps);
    await record(handled, result.duration_ms, invocation, deps);
    return handled.exit_code;
  } catch (error) {
    const message = messageOf(error);
    deps.stderr.write(`ai-run: this failure could not be diagnosed: ${escapeControls(message)}\n`);
    return result.exit_code;
  }
}

/** Diagnoses, reports, shows, asks, and runs what was agreed to. */
export async function handleFailure(
  failed: FailedRun,
  { flags }: Pick<Invocation, 'flags'>,
  deps: Deps,
): Promise<HandledFailure> {
  const [settings, environment] = await Promise.all([failureSettings(flags, deps), detectEnvironment(deps)]);
  const found: Found[] = [];
  const model = modelOpinion(settings, flags, deps);
  const diagnose: RoundTools['diagnose'] = async (run, avoid) => {
    const context = collectContext(seeOutput(run.result, deps), environment, deps);
    const diagnosis =
      diagnoseBuiltin(run, deps.env.SHELL) ??
      (await diagnoseFailure(context, deps, {
        ...settings,
        avoid,
        ...(model === undefined ? {} : { improve: model.improve }),
        probe: harmlessQueries,
        recall: (analysis, proposals) => recallFixes(context, analysis, proposals, deps),
      }));
    const offered = { context, diagnosis: keepShellState(diagnosis, context.command, deps) };
    if (found.push(offered) === 1 && flags.report !== undefined) await report(flags.report, offered, deps);
    return offered;
  };
  const shell = failed.spec.kind === 'line' ? failed.spec.shell : (flags.shell ?? deps.env.SHELL);
  const tools = failureTools(deps, { settings, shell, quiet: flags.quiet }, diagnose);
  const settlement = await settleFailure(failed, tools);
  return {
    ...settlement,
    ...(found[0] === undefined ? {} : { found: found[0] }),
    ...(model === undefined ? {} : { spent: model.spent() }),
  };
}

// Where nothing is said about the failure, trouble with the log is no reason to speak.
async function record(
  { found, accepted, outcome, spent }: HandledFailure,
  duration_ms: number,
  { argv, flags }: Invocation,
  deps: Deps,
): Promise<void> {
  if (found === undefined) return;
  const notice = await recordFailure(
    {
      argv,
      ...found,
      duration_ms,
      ...(outcome === undefined ? {} : { outcome }),
      ...(accepted === undefined ? {} : { accepted }),
      ...(spent === undefined ? {} : { more: spent }),
    },
    deps,
  );
  const silent = flags.quiet || found.diagnosis.reason !== undefined;
  if (notice !== undefined && (!silent || deps.env.AI_RUN_DEBUG))
    deps.stderr.write(`ai-run: ${escapeControls(notice)}\n`);
}

function keepShellState(diagnosis: Diagnosis, original: string, deps: Deps): Diagnosis {
  const keep = (fix: Fix) => (isLeftToShell(fix, deps) ? fix : inOneShell(fix, original, assessHere(deps)));
  return { ...diagnosis, fixes: diagnosis.fixes.map(keep) };
}

async function report(file: string, { context, diagnosis }: Found, deps: Deps): Promise<void> {
  const notice = writeReport(file, makeReport(context, diagnosis, await redactor(deps)));
  if (notice !== undefined) deps.stderr.write(`ai-run: ${escapeControls(notice)}\n`);
}
