import { diagnoseFailure } from './commands/diagnose-failure.js';
import { explainHere } from './commands/explain-offline.js';
import { harmlessQueries } from './commands/harmless-queries.js';
import { detectEnvironment } from './context/detect-environment.js';
import { plainText } from './context/plain-text.js';
import type { Deps } from './deps.js';
import type { CommandExplanation } from './explain/explanation.js';
import { findHome } from './files/find-home.js';
import type { Diagnosis } from './model/diagnosis.js';
import type { ReportSchema } from './model/report.js';

export { redact } from './context/redact.js';
export type { CommandExplanation, Piece, PieceKind } from './explain/explanation.js';
export type {
  Analysis,
  AnalysisMethod,
  Confidence,
  Diagnosis,
  ErrorType,
  Evidence,
  Fix,
  FixKind,
  PatternMatch,
  ProposedFix,
  RiskLevel,
  WithheldFix,
} from './model/diagnosis.js';
export type { Report, ReportSchema } from './model/report.js';
export type { RiskAssessment } from './model/risk.js';
export { assessRisk, type RiskOptions } from './suggest/assess-risk.js';

/** A command that failed, as a caller knows it. */
export interface FailedCommand {
  /** The command as one shell line. */
  readonly command: string;
  readonly exit_code: number;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly signal?: string;
}

/** The systems that Node knows, by name: the package's types must do without those of Node. */
export type Platform =
  | 'aix'
  | 'android'
  | 'cygwin'
  | 'darwin'
  | 'freebsd'
  | 'haiku'
  | 'linux'
  | 'netbsd'
  | 'openbsd'
  | 'sunos'
  | 'win32';

/** Where the command ran; what is not given is taken from this process, but no variables are. */
export interface Surroundings {
  readonly cwd?: string;
  /** Variables as the command saw them, PATH above all; without any the machine counts as unseen, with the usual programs and user, and without cwd its files, too. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly home?: string;
  readonly platform?: Platform;
}

/** Says why a command failed and what may help, as `ai-run` does; reads the machine, runs and changes nothing. */
export async function diagnose(
  failure: FailedCommand,
  { maxFixes = 3, ...surroundings }: Surroundings & { readonly maxFixes?: number } = {},
): Promise<Diagnosis> {
  const deps = complete(surroundings);
  const context = {
    ...failure,
    stdout: plainText(failure.stdout ?? ''),
    stderr: plainText(failure.stderr ?? ''),
    merged: failure.stderr === undefined,
    cwd: deps.cwd,
    history: [],
    environment: await detectEnvironment(deps),
    timestamp: new Date().toISOString(),
  };
  const unseen = unseenOf(surroundings);
  return diagnoseFailure(context, deps, {
    maxFixes,
    probe: harmlessQueries,
    ...(unseen === undefined ? {} : { unseen }),
  });
}

function unseenOf({ cwd, env }: Surroundings): 'machine' | 'everything' | undefined {
  if (env !== undefined) return undefined;
  return cwd === undefined ? 'everything' : 'machine';
}

/** Takes a command apart and says what each piece does, from its structure and the manual pages; runs nothing of it. */
export function explainCommand(command: string, surroundings: Surroundings = {}): CommandExplanation {
  return explainHere(command, complete(surroundings));
}

/** The zod schema of `--report` and `--json`; loaded only when it is asked for. */
export async function loadReportSchema(): Promise<ReportSchema> {
  return (await import('./model/report-schema.js')).reportSchema;
}

function complete({
  cwd = process.cwd(),
  env = {},
  home = findHome(undefined),
  platform = process.platform,
}: Surroundings): Pick<Deps, 'cwd' | 'env' | 'home' | 'platform'> {
  return { cwd, env, home, platform };
}
