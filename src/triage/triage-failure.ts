import type { Confidence, ErrorType, Evidence } from '../model/diagnosis.js';
import type { ExecutionContext } from '../model/execution.js';
import { type Deciders, decidingCommands } from '../shell/deciding-commands.js';
import { SHELL_ONLY } from '../shell/shell-builtins.js';
import { findFindings } from './find-findings.js';
import { deliberateEnd, findSignal, type SignalFound } from './find-signal.js';
import { quietReason } from './quiet-reason.js';
import type { QuietRule } from './quiet-rules.js';
import { testReport } from './test-report.js';

/** A cause in words, used where no pattern knows better. */
export interface Cause {
  readonly root_cause: string;
  readonly error_type: ErrorType;
  readonly evidence?: Evidence;
  /** High where nothing else is said. */
  readonly confidence?: Confidence;
}

/** Whether a failure deserves words, and how freely fixes may be offered. */
export type Triage =
  /** Not a failure: nothing is said. */
  | { readonly kind: 'quiet'; readonly reason: string }
  /** The program reports on the user's own code: one line, and fixes only where one is certain. */
  | { readonly kind: 'findings'; readonly cause: Cause }
  /** The exit code names the cause. */
  | { readonly kind: 'named'; readonly cause: Cause }
  /** Nothing was printed to go by. */
  | { readonly kind: 'silent'; readonly cause: Cause }
  | { readonly kind: 'diagnose'; readonly cause?: Cause };

/** Decides what kind of failure this is, from the exit code, the command's structure and its output. */
export function triageFailure(context: ExecutionContext, userRules: readonly QuietRule[] = []): Triage {
  const deliberate = deliberateEnd(context);
  if (deliberate !== undefined) return { kind: 'quiet', reason: deliberate };
  const deciders = decidingCommands(context.command);
  const reason = quietReason(context, deciders, userRules);
  if (reason !== undefined) return { kind: 'quiet', reason };
  const signal = findSignal(context);
  if (signal?.certain) return { kind: 'named', cause: causeOf(signal, context) };
  const named = namedCause(context, deciders);
  if (named !== undefined) return { kind: 'named', cause: named };
  const finding = reported(context);
  if (finding !== undefined) return finding;
  if (signal !== undefined) return { kind: 'named', cause: causeOf(signal, context) };
  return silent(context) ?? { kind: 'diagnose' };
}

function causeOf({ cause, certain }: SignalFound, { exit_code }: ExecutionContext): Cause {
  const { happened, error_type } = cause;
  if (certain) return { root_cause: `It ${happened}.`, error_type };
  const root_cause = `Exit code ${exit_code} is how a shell, container or build tool says that what it ran ${happened}. A program can also choose that code itself.`;
  return { root_cause, error_type, confidence: 'Medium' };
}

function namedCause(context: ExecutionContext, deciders: Deciders): Cause | undefined {
  const { exit_code: code } = context;
  const [only] = deciders.commands.length === 1 ? deciders.commands : [];
  const name = only?.words[0].value;
  if (code === 127) return { root_cause: notFound(name, context), error_type: 'CommandNotFound' };
  if (code === 126) {
    const what = name === undefined ? 'A file' : `'${name}'`;
    return { root_cause: `${what} was found but cannot be executed.`, error_type: 'PermissionDenied' };
  }
  const timed = deciders.commands.some(({ wrappers }) =>
    wrappers.some(({ value }) => /(?:^|\/)timeout$/.test(value)),
  );
  if (code === 124 && timed) {
    return { root_cause: 'timeout(1) ended it: its time was up.', error_type: 'Timeout' };
  }
  return undefined;
}

/** The complaint of a shell about a file whose first line or header asks for what is not there. */
const LACKS_ANOTHER = /cannot execute: required file not found/;

function notFound(name: string | undefined, { stdout, stderr }: ExecutionContext): string {
  const output = stderr + stdout;
  if (name === undefined || (output !== '' && !output.includes(name)) || SHELL_ONLY.has(name))
    return 'Exit code 127 says that a program it started was not found.';
  if (LACKS_ANOTHER.test(output))
    return `'${name}' is there, but the interpreter or loader that it asks for is not.`;
  if (name.includes('/')) return `'${name}' was not found: there is no such file.`;
  return `'${name}' was not found: no program of that name is on PATH.`;
}

function reported(context: ExecutionContext): Triage | undefined {
  const finding = findFindings(context) ?? testReport(context);
  if (finding === undefined) return undefined;
  const { summary, error_type, evidence, environmental } = finding;
  return {
    kind: environmental ? 'diagnose' : 'findings',
    cause: { root_cause: summary, error_type, evidence },
  };
}

function silent(context: ExecutionContext): Triage | undefined {
  if (context.stdout.trim() !== '' || context.stderr.trim() !== '') return undefined;
  const root_cause = context.output_unknown
    ? `It exited with code ${context.exit_code}; what it printed is not known here, so neither is the cause.`
    : `It exited with code ${context.exit_code} and printed nothing, so the cause is not known.`;
  return { kind: 'silent', cause: { root_cause, error_type: 'Unknown' } };
}
