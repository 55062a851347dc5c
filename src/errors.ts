/** ai-run's own exit codes; the wrapped command's are passed on as they are. */
export const EXIT = { usage: 1, noHistory: 2, internal: 125, notExecutable: 126, notFound: 127 } as const;

/** A failure of ai-run itself: thrown anywhere, caught once, printed once, as a sentence and a hint. */
export class AiRunError extends Error {
  readonly exitCode: number;
  readonly hint: string | undefined;

  constructor(message: string, options: { exitCode?: number; hint?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'AiRunError';
    this.exitCode = options.exitCode ?? EXIT.internal;
    this.hint = options.hint;
  }
}

/** Why a file could not be used, without the error code, the system call and the path that Node adds. */
export function fileTrouble(thrown: unknown): string {
  const message = messageOf(thrown);
  if (message.startsWith('EISDIR: ')) return 'it is a folder';
  return /^E[A-Z0-9]+: ([^,]+), \w+/.exec(message)?.[1] ?? message;
}

/** What is said of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
