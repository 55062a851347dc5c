import type { Risk } from './inspection.js';

/** Options that change what a program does: names separated by blanks, the risk, and a sentence. */
export type OptionRule = readonly [names: string, risk: Risk, why: string];

/** What a program, or one of its subcommands, can do: one row of the table. */
export interface ProgramRule {
  readonly risk: Risk;
  /** Why, as a sentence; needed for all that is more than reading. */
  readonly why?: string | undefined;
  /** Options that take a value, separated by blanks. */
  readonly valued?: string;
  /** True where `-name` is one option. */
  readonly singleDash?: boolean;
  /** True where `--help` and `--version` mean something else, or go to what is run. */
  readonly noHelp?: boolean;
  readonly options?: readonly OptionRule[];
  /** Options with which nothing is changed: `--dry-run`. */
  readonly harmless?: string;
  /** Rules by subcommand, several names separated by blanks. */
  readonly subcommands?: Readonly<Record<string, ProgramRule>>;
  /** The risk of subcommands that are not listed; unknown if absent. */
  readonly otherwise?: Risk;
  /** True where what it reads leaves the machine. */
  readonly sends?: boolean;
  /** Options whose value is a line for a shell, or a program to start. */
  readonly runs?: string;
  /** Options whose value is written, separated by blanks; inside the project that is what the program is there for. */
  readonly writes?: string;
  /** Operands, joined by blanks, with which it only reads. */
  readonly reading?: RegExp;
  /** True where the words behind it may be another command: of that only what is never offered counts. */
  readonly wraps?: boolean;
  /** Options with which the operands are packages to remove; empty where they always are. */
  readonly removes?: string;
  /** Operands, joined by blanks, with which it changes what it would only show, and a sentence. */
  readonly sets?: readonly [operands: RegExp, why: string];
  /** The operand that is written, from the start or, negative, from the end. */
  readonly writesOperand?: number;
}
