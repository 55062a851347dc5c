import { homedir } from 'node:os';
import { diagnoseFailure } from './commands/diagnose-failure.js';
import { harmlessQueries } from './commands/harmless-queries.js';
import { detectEnvironment } from './context/detect-environment.js';
import { plainText } from './context/plain-text.js';
import type { Diagnosis } from './model/diagnosis.js';

export { redact } from './context/redact.js';
export type { Analysis, Diagnosis, Evidence, Fix, WithheldFix } from './model/diagnosis.js';
export type { Report } from './model/report-schema.js';
export type { RiskAssessment } from './model/risk.js';
export { assessRisk } from './suggest/assess-risk.js';

/** A command that failed, as a caller knows it. */
export interface FailedCommand {
  /** The command as one shell line. */
  readonly command: string;
  readonly exit_code: number;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly signal?: string;
}

/** Where the command ran; what is not given is taken from this process, but no variables are. */
export interface Surroundings {
  readonly cwd?: string;
  /** Variables as the command saw them: PATH is needed to find programs with similar names. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly home?: string;
  readonly platform?: NodeJS.Platform;
  readonly maxFixes?: number;
}

/** Says why a command failed and what may help, as `ai-run` does; reads the machine, runs and changes nothing. */
export async function diagnose(failure: FailedCommand, surroundings: Surroundings = {}): Promise<Diagnosis> {
  const {
    cwd = process.cwd(),
    env = {},
    home = homedir(),
    platform = process.platform,
    maxFixes = 3,
  } = surroundings;
  const deps = { cwd, env, home, platform };
  const context = {
    ...failure,
    stdout: plainText(failure.stdout ?? ''),
    stderr: plainText(failure.stderr ?? ''),
    merged: failure.stderr === undefined,
    cwd,
    history: [],
    environment: await detectEnvironment(deps),
    timestamp: new Date().toISOString(),
  };
  return diagnoseFailure(context, deps, { maxFixes, probe: harmlessQueries(deps) });
}

/** The zod schema of `--report` and `--json`; loaded only when it is asked for. */
export async function loadReportSchema(): Promise<typeof import('./model/report-schema.js').reportSchema> {
  return (await import('./model/report-schema.js')).reportSchema;
}
