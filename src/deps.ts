import type { LaunchRecord } from './model/launch.js';
import type { ShellMessage } from './model/shell-message.js';

/** A terminal or pipe that ai-run may write to; writes are synchronous and never throw. */
export interface Output {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly write: (text: string) => void;
}

/** What the edges need from the world; tests choose every part of it by argument. */
export interface Deps {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly platform: NodeJS.Platform;
  readonly home: string;
  /** What the launcher noted; absent in tests and where Node was started by hand. */
  readonly launch?: LaunchRecord;
  /** What the shell function said, where it started ai-run; it is not part of `env`. */
  readonly shellMessage?: ShellMessage;
  readonly now: () => Date;
  readonly stdout: Output;
  readonly stderr: Output;
  /** True where a question can be asked and answered by a person: a terminal on stdin and stderr. */
  readonly canPrompt: () => boolean;
  /** Reads one line from the terminal after dropping what was typed ahead; undefined at Ctrl-C, Ctrl-D or no terminal. */
  readonly ask: (question: string, options?: { readonly prefill?: string }) => Promise<string | undefined>;
}
