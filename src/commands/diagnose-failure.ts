import type { Proposals } from '../analyzer/merge-analyses.js';
import type { Deps } from '../deps.js';
import { analyzeFailure } from '../diagnose/analyze-failure.js';
import { builtInPatterns, builtInTables } from '../diagnose/built-in-patterns.js';
import type { CompiledPattern } from '../diagnose/compiled-pattern.js';
import { matchPatterns } from '../diagnose/match-patterns.js';
import { ranElsewhere } from '../diagnose/ran-elsewhere.js';
import { createWorld, type Probe } from '../diagnose/real-world.js';
import { unseenFolder, unseenMachine } from '../diagnose/unseen-machine.js';
import type { Analysis, Diagnosis, PatternMatch, ProposedFix, WithheldFix } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import type { World } from '../model/world.js';
import { suggestFixes } from '../suggest/suggest-fixes.js';
import type { QuietRule } from '../triage/quiet-rules.js';
import { type Cause, type Triage, triageFailure } from '../triage/triage-failure.js';
import { assessHere } from './assess-here.js';
import { certainDiagnosis } from './certain-diagnosis.js';
import { fitToLine, placeOfLine } from './fit-to-line.js';

/** What a diagnosis may use besides the built-in patterns; all of it optional. */
export interface DiagnoseOptions {
  readonly maxFixes?: number;
  readonly quietRules?: readonly QuietRule[];
  readonly userPatterns?: readonly CompiledPattern[];
  /** Commands that are not offered (again). */
  readonly avoid?: readonly string[];
  /** Finds fixes that worked for such a failure before; they come first. */
  readonly recall?: (
    analysis: Analysis,
    proposals: readonly ProposedFix[],
  ) => Promise<readonly ProposedFix[]>;
  /** A second opinion, such as the model's, merged into the heuristic one; it must not throw. */
  readonly improve?: (
    context: ExecutionContext,
    heuristic: Proposals,
  ) => Promise<
    Proposals & { readonly withheld?: readonly WithheldFix[]; readonly notices: readonly string[] }
  >;
  /** Makes the queries that patterns may ask in a folder; without it they get no answer. */
  readonly probe?: (here: Pick<Deps, 'env' | 'cwd'>) => Probe;
  /** What the failure came without: its programs and user are not those of this machine, or its files are not either. */
  readonly unseen?: 'machine' | 'everything';
  /** The output was saved: what it shows may be of another machine, which counts as unseen then. */
  readonly saved?: boolean;
  /** Trouble of ai-run's own that is told together with the diagnosis. */
  readonly notices?: readonly string[];
}

/** From here on a pattern is certain enough to speak where a program reports on the user's own code. */
const CERTAIN = 0.9;

/** Finds out why a command failed and what may help; reads the machine, changes nothing. */
export async function diagnoseFailure(
  context: ExecutionContext,
  deps: Pick<Deps, 'env' | 'cwd' | 'home' | 'platform'>,
  options: DiagnoseOptions = {},
): Promise<Diagnosis> {
  const triage = triageFailure(context, options.quietRules);
  if (triage.kind === 'quiet') {
    return { ...certainDiagnosis(`Nothing is wrong: ${triage.reason}.`, 'Unknown'), reason: triage.reason };
  }
  const place = placeOfLine(context.command, deps);
  const { matches, notices } = match(triage, { ...context, cwd: place.cwd }, deps, options);
  const found = matches.length > 0 ? analyzeFailure(context, matches) : fallback(context, triage.cause);
  const proposed = matches.flatMap(({ suggested_fixes }) => suggested_fixes);
  const remembered = (await options.recall?.(found, proposed)) ?? [];
  const heuristic: Proposals = { analysis: found, fixes: [...remembered, ...proposed] };
  const improved = await options.improve?.(context, heuristic);
  const { analysis, fixes } = improved ?? heuristic;
  const assess = assessHere(deps);
  const fitting = fixes.map((fix) => fitToLine(fix, { command: context.command, place }, assess));
  const wanted = { maxFixes: options.maxFixes ?? 3, failedCommand: context.command, assess };
  const suggested = suggestFixes(fitting, { ...wanted, refused: options.avoid ?? [] });
  return {
    analysis,
    fixes: suggested.fixes,
    withheld: [...suggested.withheld, ...(improved?.withheld ?? [])],
    notices: [...(options.notices ?? []), ...notices, ...(improved?.notices ?? [])],
  };
}

function match(
  triage: Exclude<Triage, { kind: 'quiet' }>,
  context: ExecutionContext,
  deps: Pick<Deps, 'env' | 'cwd' | 'home' | 'platform'>,
  options: DiagnoseOptions,
): { readonly matches: readonly PatternMatch[]; readonly notices: readonly string[] } {
  if (triage.kind === 'silent' && context.output_unknown) return { matches: [], notices: [] };
  const here = { ...deps, cwd: context.cwd };
  const machine = createWorld(here, options.probe?.(here) ?? (() => undefined));
  const world = worldOf(machine, context, options);
  const patterns = [...(options.userPatterns ?? []), ...builtInPatterns()];
  const { matches, notices } = matchPatterns(patterns, context, world, builtInTables());
  const allowed =
    triage.kind === 'findings' ? matches.filter(({ confidence }) => confidence >= CERTAIN) : matches;
  return { matches: allowed, notices };
}

/** The machine as far as the failure is one of it. */
function worldOf(machine: World, context: ExecutionContext, { unseen, saved }: DiagnoseOptions): World {
  if (unseen === 'everything') return unseenFolder(unseenMachine(machine));
  if (unseen === 'machine' || (saved && ranElsewhere(context, machine))) return unseenMachine(machine);
  return machine;
}

/** What triage knows where no pattern fits, or honestly that nothing does. */
function fallback(context: ExecutionContext, cause: Cause | undefined): Analysis {
  const unknown = analyzeFailure(context, []);
  if (cause === undefined) return unknown;
  const { root_cause, error_type, evidence, confidence = 'High' } = cause;
  return {
    ...unknown,
    root_cause,
    error_type,
    confidence: error_type === 'Unknown' ? 'Low' : confidence,
    evidence: evidence === undefined ? [] : [evidence],
  };
}
