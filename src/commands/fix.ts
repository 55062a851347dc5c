import { askModel } from '../analyzer/ask-model.js';
import { resolvePaths } from '../config/paths.js';
import { collectContext } from '../context/collect-context.js';
import { detectEnvironment } from '../context/detect-environment.js';
import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import type { Invocation } from '../model/invocation.js';
import { findProject } from '../repair/find-project.js';
import { commandSpec } from '../run/command-spec.js';
import { probe } from '../run/probe.js';
import { runCommand } from '../run/run-command.js';
import { assessRisk } from '../suggest/assess-risk.js';
import { previewImpact } from '../suggest/preview-impact.js';
import { agreeFirst } from './agree-first.js';
import { diagnoseFailure } from './diagnose-failure.js';
import { failureSettings } from './failure-settings.js';
import { harmlessQueries } from './harmless-queries.js';
import { impactDeps } from './impact-deps.js';
import { inOneShell } from './in-one-shell.js';
import { type ModeSession, openSession } from './mode-session.js';
import { allowFileOf, readAllowed } from './repair-allowed.js';
import { recordRepair } from './repair-record-run.js';
import { runRepair } from './repair-run.js';
import { type RepairTools, startSession } from './repair-session.js';
import { repairSettings } from './repair-settings.js';
import { sayInterrupted } from './say-interrupted.js';
import { waitForModel } from './wait-for-model.js';

/** Runs the command and, while it fails, proposes, asks, does and runs again; gives the last exit code. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  if (invocation.words.length === 0) {
    const hint = 'For example: ai-run --fix npm test';
    throw new AiRunError('--fix needs a command.', { exitCode: EXIT.usage, hint });
  }
  if (invocation.flags.confirm && !(await agreeFirst(invocation, deps))) return 0;
  const mode = await openSession(invocation, deps);
  const { limits, allow } = await repairSettings(deps);
  const tools = await repairTools(mode);
  sayInterrupted(deps, mode.style);
  const spec = commandSpec(invocation.words, tools.shell);
  const session = startSession(spec, [...allow, ...readAllowed(tools.allowFile)]);
  const record = await runRepair(session, tools, { ...limits, model: mode.hasModel });
  return recordRepair(record, session, mode);
}

async function repairTools(mode: ModeSession): Promise<RepairTools> {
  const { deps, settings, style, redactor, hasModel } = mode;
  const { flags } = mode.invocation;
  const [environment, failure] = await Promise.all([detectEnvironment(deps), failureSettings(flags, deps)]);
  const assess = (command: string) => assessRisk(command, { cwd: deps.cwd, home: deps.home });
  return {
    deps,
    style,
    assess,
    impact: (command) => previewImpact(command, impactDeps(deps)),
    project: findProject(deps.cwd, deps.home, projectQuery(deps)),
    shell: flags.shell ?? deps.env.SHELL,
    verify: flags.verify,
    askModel: hasModel
      ? (question) => waitForModel((cancel) => askModel(question, settings.model, cancel), settings, deps)
      : undefined,
    redaction: redactor,
    run: runOneAfterAnother(deps),
    collect: (result) => collectContext(result, environment, deps),
    diagnose: async (context, avoid) => {
      const diagnosis = await diagnoseFailure(context, deps, {
        ...failure,
        avoid,
        probe: harmlessQueries,
      });
      return { ...diagnosis, fixes: diagnosis.fixes.map((fix) => inOneShell(fix, context.command, assess)) };
    },
    undoDir: resolvePaths(deps).undoDir,
    allowFile: allowFileOf(resolvePaths(deps)),
  };
}

function projectQuery({
  env,
  cwd,
}: Pick<Deps, 'env' | 'cwd'>): (argv: readonly string[]) => string | undefined {
  return (argv) => probe(argv, { timeoutMs: 3000, maxBytes: 1 << 20, env, cwd });
}

/** What the launcher left open is for one run: later ones must not close descriptors that are others' by then. */
function runOneAfterAnother(deps: Deps): RepairTools['run'] {
  let { launch } = deps;
  return (spec) => {
    const given = launch;
    launch = launch && { ...launch, pipes: [] };
    return runCommand(spec, given === undefined ? deps : { ...deps, launch: given });
  };
}
