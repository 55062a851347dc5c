import type { RiskLevel } from '../model/diagnosis.js';
import type { FileChange } from './plan-change-set.js';

/** What a step would do: each does one thing only. */
export type StepAction =
  | { readonly kind: 'command'; readonly command: string; readonly replaces: boolean }
  | { readonly kind: 'check'; readonly command: string }
  | { readonly kind: 'edit'; readonly changes: readonly FileChange[] };

/** A step before the person has seen it. */
export interface ProposedStep {
  readonly title: string;
  readonly action: StepAction;
  readonly risk: RiskLevel;
  readonly reasons: readonly string[];
  /** `allowed`: a read-only check that the person has chosen to allow without a question. */
  readonly permission: 'ask' | 'allowed';
}

export type StepStatus = 'next' | 'now' | 'done' | 'failed' | 'skipped' | 'blocked';

/** A step on the checklist, with what became of it. */
export interface Step extends ProposedStep {
  readonly status: StepStatus;
  readonly note: string;
}

/** A step that is never offered, and why. */
export interface BlockedStep {
  readonly title: string;
  readonly subject: string;
  readonly reason: string;
}

/** Ways in which the model may look at the project; none of them changes anything. */
export const LOOK_TOOLS = [
  'read_file',
  'list_files',
  'search_files',
  'git_status',
  'git_diff',
  'command_help',
] as const;

/** One look that the model asks for. */
export interface Look {
  readonly tool: (typeof LOOK_TOOLS)[number];
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What patterns or the model propose after a failure. */
export interface Proposal {
  readonly source: 'patterns' | 'model';
  readonly summary: string;
  readonly looks: readonly Look[];
  readonly steps: readonly ProposedStep[];
  readonly blocked: readonly BlockedStep[];
}

/** Tokens, money and seconds that asking and looking took so far; the commands' own time and the person's do not count. */
export interface Spent {
  readonly tokens: number;
  readonly cost: number;
  readonly seconds: number;
}

/** What costs nothing. */
export const NOTHING_SPENT: Spent = { tokens: 0, cost: 0, seconds: 0 };

/** The bounds of a loop; undefined where there is none. */
export interface RepairLimits {
  readonly rounds: number;
  readonly looks: number;
  readonly checks: number;
  /** Whether a model can be asked where patterns have no more to say. */
  readonly model: boolean;
  readonly tokens?: number;
  readonly cost?: number;
  readonly seconds?: number;
}

/** Whether the command and all further checks passed, and what tells this failure from another. */
export interface Validation {
  readonly passed: boolean;
  readonly signature: string;
  /** True where the person stopped the command itself. */
  readonly interrupted?: boolean;
}

/** Why a loop ended. */
export const ENDING_KINDS = [
  'passed',
  'declined',
  'stopped',
  'rounds',
  'no-progress',
  'no-step',
  'budget',
  'out-of-order',
] as const;
export type Ending = (typeof ENDING_KINDS)[number];

/** All that the loop remembers; `awaiting` is the one step that a yes may start, once, `running` the one that it started. */
export interface RepairState {
  readonly limits: RepairLimits;
  readonly rounds: number;
  readonly looks: number;
  readonly checks: number;
  readonly fruitless: number;
  readonly stuck: number;
  readonly signature: string | undefined;
  readonly steps: readonly Step[];
  readonly blocked: readonly BlockedStep[];
  readonly summary: string;
  /** Who made the present plan. */
  readonly source: Proposal['source'];
  readonly spent: Spent;
  readonly awaiting: number | undefined;
  readonly running: number | undefined;
}

/** The state before the first run. */
export function initialState(limits: RepairLimits): RepairState {
  return {
    limits,
    rounds: 0,
    looks: 0,
    checks: 0,
    fruitless: 0,
    stuck: 0,
    signature: undefined,
    steps: [],
    blocked: [],
    summary: '',
    source: 'patterns',
    spent: NOTHING_SPENT,
    awaiting: undefined,
    running: undefined,
  };
}
