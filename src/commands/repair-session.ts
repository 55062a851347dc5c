import type { ModelOutcome, ModelQuestion } from '../analyzer/model-question.js';
import type { Redaction } from '../analyzer/request-analysis.js';
import type { Deps } from '../deps.js';
import type { Diagnosis } from '../model/diagnosis.js';
import type { CommandSpec, ExecutionContext, ExecutionResult } from '../model/execution.js';
import type { RiskAssessment } from '../model/risk.js';
import type { StoredChangeSet } from '../repair/change-set.js';
import type { Project } from '../repair/confine-path.js';
import type { PlannedFile } from '../repair/plan-change-set.js';
import type { Attempt, LookRecord } from '../repair/repair-facts.js';
import type { RepairReply } from '../repair/repair-reply.js';
import type { SeenFile } from '../repair/seen-files.js';
import type { Style } from '../ui/style.js';

/** One command whose exit code counts, as it ended last. */
export interface CheckedRun {
  readonly command: string;
  readonly exit_code: number;
}

/** What the parts of a repair need, each to be chosen by a test. */
export interface RepairTools {
  readonly deps: Deps;
  readonly style: Style;
  readonly project: Project;
  readonly shell: string | undefined;
  readonly verify: readonly string[];
  /** Undefined where no model may be asked or none can be. */
  readonly askModel:
    | ((question: ModelQuestion<RepairReply>) => Promise<ModelOutcome<RepairReply>>)
    | undefined;
  readonly redaction: Redaction;
  readonly run: (spec: CommandSpec) => Promise<ExecutionResult>;
  readonly assess: (command: string) => RiskAssessment;
  /** What a command would delete, drop, stop or replace. */
  readonly impact: (command: string) => readonly string[];
  readonly collect: (result: ExecutionResult) => ExecutionContext;
  readonly diagnose: (context: ExecutionContext, avoid: readonly string[]) => Promise<Diagnosis>;
  /** The folder of change sets, and the file of checks that are always allowed. */
  readonly undoDir: string;
  readonly allowFile: string;
}

/** What a repair has come to so far; only the files named repair-*.ts write to it. */
export interface RepairSession {
  /** The person's own command. */
  readonly original: CommandSpec;
  /** The command that has to pass; a replacement that was run takes its place. */
  spec: CommandSpec;
  /** The latest failure of the command or of a further check. */
  failure: ExecutionResult | undefined;
  checked: CheckedRun[];
  allowed: string[];
  attempts: Attempt[];
  /** Commands that were run or skipped: none is offered again. */
  avoid: string[];
  looks: LookRecord[];
  seen: SeenFile[];
  /** The change that the person was shown last: nothing else can be applied. */
  shown: readonly PlannedFile[] | undefined;
  changes: StoredChangeSet[];
  questions: number;
}

/** A session before the first run. */
export function startSession(spec: CommandSpec, allowed: readonly string[]): RepairSession {
  return {
    original: spec,
    spec,
    failure: undefined,
    checked: [],
    allowed: [...allowed],
    attempts: [],
    avoid: [],
    looks: [],
    seen: [],
    shown: undefined,
    changes: [],
    questions: 0,
  };
}
