import type { ShellMessage } from '../model/shell-message.js';

/** What the shell function knows of the command that failed in its shell. */
export interface LastFailure {
  readonly command: string;
  readonly exit_code: number;
  /** What a builtin complained about; empty where the output is not known. */
  readonly output: string;
}

/** Reads what the function said as `code:command`; undefined where it is not there. */
export function readLastFailure(message: ShellMessage = {}): LastFailure | undefined {
  const [, code, command] = /^(\d{1,3}):(.*)$/s.exec(message.AI_RUN_LAST ?? '') ?? [];
  if (code === undefined || command === undefined || command.trim() === '') return undefined;
  return {
    command: command.trim(),
    exit_code: Number(code),
    output: withoutOurs(message.AI_RUN_LAST_OUTPUT ?? ''),
  };
}

/** Whether a command failed that the shell keeps out of its history, so that the function does not know it. */
export function failedUnseen({ AI_RUN_LAST }: ShellMessage = {}): boolean {
  return /^0*[1-9]\d{0,2}:\s*$/.test(AI_RUN_LAST ?? '');
}

/** zsh names the place in its messages; the function's own names would only confuse. */
function withoutOurs(output: string): string {
  return output.replace(/^(?:\(eval\)|_ai_run_\w+):(\w+):\d+: /gm, '$1: ').replace(/^\(eval\):\d+: /gm, '');
}
