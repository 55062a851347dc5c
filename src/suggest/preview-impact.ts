import { type Files, impactOfDeletion, impactOfWrite } from './impact-of-files.js';
import { impactOfGit } from './impact-of-git.js';
import { impactOfInstall } from './impact-of-install.js';
import { impactOfKill } from './impact-of-processes.js';
import { programName } from './inspect-words.js';
import type { Step } from './inspection.js';
import { readOptions } from './read-options.js';
import { traceCommand } from './trace-command.js';

/** What a preview may look at: all of it read-only, and each look-up may fail. */
export interface ImpactDeps extends Files {
  readonly cwd: string;
  readonly home: string;
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** Output of a harmless query, bounded in time by whoever gives it; undefined where it failed. */
  readonly probe: (argv: readonly string[]) => string | undefined;
}

const BUDGET_MS = 100;
const LINE_LIMIT = 6;

/** What a command would hit, in a few lines: files and bytes, processes, commits; cut off after 100 ms. */
export function previewImpact(command: string, deps: ImpactDeps): readonly string[] {
  const end = deps.clock() + BUDGET_MS;
  const hurried: ImpactDeps = {
    ...deps,
    list: (path) => (deps.clock() < end ? deps.list(path) : []),
    probe: (argv) => (deps.clock() < end ? deps.probe(argv) : undefined),
  };
  const late = () => deps.clock() >= end;
  const lines = new Set<string>();
  const steps = traceCommand(command, { cwd: deps.cwd, home: deps.home });
  for (const step of steps) {
    if (late() || lines.size >= LINE_LIMIT) break;
    for (const line of impactOf(step, steps, hurried, late)) lines.add(line);
  }
  return [...lines].slice(0, LINE_LIMIT);
}

function impactOf(
  step: Step,
  steps: readonly Step[],
  deps: ImpactDeps,
  late: () => boolean,
): readonly string[] {
  try {
    if (step.kind === 'writes') return step.replaces ? impactOfWrite(step.path, step.scope, deps) : [];
    return impactOfProgram(step, steps, deps, late);
  } catch {
    return [];
  }
}

type Run = Extract<Step, { kind: 'runs' }>;

function impactOfProgram(
  { words, scope }: Run,
  steps: readonly Step[],
  deps: ImpactDeps,
  late: () => boolean,
): readonly string[] {
  const program = programName(words[0]?.text ?? '');
  switch (program) {
    case 'rm':
    case 'shred':
    case 'unlink':
      return impactOfDeletion(readOptions(words.slice(1)).operands, scope, deps, late);
    case 'git':
      return impactOfGit(words, deps);
    case 'kill':
    case 'pkill':
    case 'killall':
    case 'fuser':
      return impactOfKill(program, words, steps, deps);
    default:
      return impactOfInstall(program, words);
  }
}
