/** What the person asked to run: words for no shell, or one line for the user's shell. */
export type CommandSpec =
  | { readonly kind: 'argv'; readonly argv: readonly [string, ...string[]] }
  | { readonly kind: 'line'; readonly line: string; readonly shell: string };

/** What a run left behind. Streams are bounded (head and tail) and raw: escape codes are still in them. */
export interface ExecutionResult {
  /** The command as one shell line; argv form is quoted so that pasting it runs the same words. */
  readonly command: string;
  readonly exit_code: number;
  readonly signal?: string;
  /** stdout, or stdout and stderr together where both are one terminal, pipe or file. */
  readonly stdout: string;
  readonly stderr: string;
  /** True where stdout and stderr could not be told apart; everything is in `stdout` then. */
  readonly merged: boolean;
  readonly duration_ms: number;
  /** Set where the command could not be started (ENOENT → 127, EACCES → 126). */
  readonly spawn_error?: string;
  /** True where the command ran outside of ai-run, so that nothing of its output is known. */
  readonly output_unknown?: boolean;
}

/** Facts about the machine and project, each absent where it could not be learnt in time. */
export interface EnvironmentInfo {
  readonly python_version?: string;
  readonly virtualenv_active?: boolean;
  readonly virtualenv_path?: string;
  readonly nodejs_version?: string;
  readonly docker_available?: boolean;
  readonly git_repo?: boolean;
  readonly git_branch?: string;
}

/** All that is known of a failure; streams are plain text here (escape codes and overwrites resolved). */
export interface ExecutionContext {
  readonly command: string;
  readonly exit_code: number;
  readonly signal?: string;
  readonly stderr: string;
  readonly stdout: string;
  readonly merged: boolean;
  /** True where the command ran outside of ai-run, so that nothing of its output is known. */
  readonly output_unknown?: boolean;
  readonly cwd: string;
  /** The last ten commands of the user's shell history, oldest first. */
  readonly history: readonly string[];
  readonly environment: EnvironmentInfo;
  readonly timestamp: string;
}
