import type { ParsedScript, SyntaxNode } from '../shell/parse-line.js';
import type { Scope } from '../shell/scope.js';
import type { StaticText, StaticWord } from '../shell/static-text.js';

/** How much a part of a command can do, from nothing to what is never offered. */
export const RISKS = ['reads', 'adds', 'changes', 'destroys'] as const;
export type Risk = (typeof RISKS)[number];

/** One thing that was found in a command. */
export interface Finding {
  readonly risk: Risk;
  readonly reason: string;
}

/** What running a part leaves behind: the scopes that may hold afterwards, and what it prints. */
export interface Outcome {
  readonly scopes: readonly Scope[];
  readonly output: StaticText;
}

/** The state in which a part runs: what is set, and what it reads on stdin. */
export interface Setting {
  readonly scope: Scope;
  readonly stdin: StaticText | undefined;
}

/** One thing that a line would do, as far as it is known without running it. */
export type Step =
  | { readonly kind: 'runs'; readonly words: readonly StaticWord[]; readonly scope: Scope }
  | { readonly kind: 'writes'; readonly path: StaticWord; readonly replaces: boolean; readonly scope: Scope };

/** What the inspectors of a command share: a place to report to, and the way back to the walker. */
export interface Inspection {
  readonly report: (risk: Risk, reason: string) => void;
  /** Notes a step, for those who want to know what would be run or written. */
  readonly note: (step: Step) => void;
  /** Inspects a text that a shell would run. */
  readonly runText: (text: StaticText, setting: Setting) => Outcome;
  /** Inspects a text that may or may not be run: only what is never offered counts. */
  readonly suspectText: (text: StaticText, setting: Setting) => void;
  /** Inspects the words behind an unknown program as if a command began at one of them: only what is never offered counts. */
  readonly suspectRest: (words: readonly StaticWord[], setting: Setting) => void;
  readonly runScript: (script: ParsedScript, setting: Setting) => Outcome;
  /** Inspects the body of a function that the line defines, called with these words. */
  readonly runFunction: (body: SyntaxNode, words: readonly StaticWord[], setting: Setting) => Outcome;
  /** Inspects words that are run as a command. */
  readonly runWords: (words: readonly StaticWord[], setting: Setting) => Outcome;
}

/** Looks at the words of one command (the program is the first) and reports what it finds. */
export type Inspector = (words: readonly StaticWord[], setting: Setting, inspection: Inspection) => Outcome;
