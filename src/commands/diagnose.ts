import { detectEnvironment } from '../context/detect-environment.js';
import { readSavedOutput, type SavedOutput } from '../context/read-saved-output.js';
import type { Deps } from '../deps.js';
import { AiRunError, EXIT, fileTrouble } from '../errors.js';
import { readTail } from '../files/read-tail.js';
import type { Diagnosis } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import type { Invocation } from '../model/invocation.js';
import { printableJson } from '../text/printable-json.js';
import { renderDiagnosis } from '../ui/render-diagnosis.js';
import { createStyle } from '../ui/style.js';
import { diagnoseFailure } from './diagnose-failure.js';
import { failureSettings } from './failure-settings.js';
import { harmlessQueries } from './harmless-queries.js';
import { makeReport, redactor } from './make-report.js';
import { type ModelOpinion, modelOpinion } from './model-opinion.js';
import { recordVisit } from './record-visit.js';

const STDIN = 0;
/** More than is looked at, since what comes off while a log is cleaned is not known yet. */
const MOST_READ = 8 * 1024 * 1024;

/** Diagnoses saved output; prints the diagnosis, or with --json its report, and runs nothing. */
export async function run(invocation: Invocation, deps: Deps): Promise<number> {
  return recordVisit(invocation, deps, async (add) => {
    const model = await diagnoseSaved(invocation, deps);
    add(model?.spent() ?? {});
    return 0;
  });
}

/** Prints the diagnosis and gives the model, where one was asked. */
async function diagnoseSaved(invocation: Invocation, deps: Deps): Promise<ModelOpinion | undefined> {
  const { flags, value = '-' } = invocation;
  const settings = await failureSettings(flags, deps);
  const saved = readSavedOutput(read(value));
  const context = await savedFailure(saved, invocation, deps);
  const exitCode = flags.exitCode ?? saved.exit_code;
  const model = modelOpinion(settings, flags, deps);
  const diagnosis = await diagnoseFailure(context, deps, {
    ...settings,
    ...(model === undefined ? {} : { improve: model.improve }),
    probe: harmlessQueries,
    saved: true,
  });
  if (flags.json) {
    deps.stdout.write(printableJson(makeReport(context, diagnosis, await redactor(deps))));
    return model;
  }
  if (diagnosis.reason !== undefined) {
    deps.stdout.write(`${diagnosis.analysis.root_cause}\n`);
    return model;
  }
  const style = createStyle(deps.stdout, deps, settings.colorOutput);
  deps.stdout.write(
    renderDiagnosis(
      {
        command: context.command === '' ? '(unknown)' : context.command,
        ...(exitCode === undefined ? {} : { exit_code: exitCode }),
        diagnosis: { ...diagnosis, notices: [...diagnosis.notices, ...commandWanted(context, diagnosis)] },
        learning: settings.learning,
      },
      style,
    ),
  );
  return model;
}

/** Most patterns speak of one tool: where the log does not show which it was, a person may know. */
function commandWanted({ command }: ExecutionContext, { fixes }: Diagnosis): readonly string[] {
  return command === '' && fixes.length === 0
    ? ["The log does not show the command; --command '<command>' tells it, and more may be known then."]
    : [];
}

function read(file: string): string {
  try {
    return readTail(file === '-' ? STDIN : file, MOST_READ).toString('utf8');
  } catch (cause) {
    const reason = fileTrouble(cause);
    throw new AiRunError(`cannot read ${file}: ${reason}.`, {
      exitCode: EXIT.usage,
      hint: 'Give a file with saved output, or - for standard input.',
      cause,
    });
  }
}

/** A log without an exit code is taken for one of a plain failure. */
async function savedFailure(
  saved: SavedOutput,
  { flags }: Invocation,
  deps: Deps,
): Promise<ExecutionContext> {
  return {
    command: flags.command ?? saved.command ?? '',
    exit_code: flags.exitCode ?? saved.exit_code ?? 1,
    stdout: saved.text,
    stderr: '',
    merged: true,
    cwd: deps.cwd,
    history: [],
    environment: await detectEnvironment(deps),
    timestamp: deps.now().toISOString(),
  };
}
