import type { ExecutionContext } from '../model/execution.js';
import type { World } from '../model/world.js';
import type { SimpleCommand } from '../shell/simple-commands.js';

/** A value of a placeholder: a word is quoted when it enters a command, a line and an option stand as they are. */
export interface Value {
  readonly kind: 'word' | 'option' | 'line';
  readonly text: string;
}

/** All that a pattern may look at while it is matched and filled. */
export interface MatchScope {
  readonly context: ExecutionContext;
  readonly world: World;
  /** stderr, then stdout, as plain text. */
  readonly output: string;
  /** The output from the line on that the pattern matched: what a tool suggests follows its complaint. */
  readonly hints: string;
  readonly commands: readonly SimpleCommand[];
  /** The simple command that the pattern speaks of: an index into `commands`; -1 where the line has none. */
  readonly target: number;
  /** Each value, or several candidates of it, best first. */
  readonly values: ReadonlyMap<string, readonly Value[]>;
}

/** A plain value. */
export function word(text: string): Value {
  return { kind: 'word', text };
}

/** The simple command that the pattern speaks of. */
export function targetCommand(scope: MatchScope): SimpleCommand | undefined {
  return scope.commands[scope.target];
}
