/** The variables by which the shell function speaks to ai-run; no command that ai-run runs may see them. */
export const SHELL_VARIABLES = ['AI_RUN_SHELL_OUT', 'AI_RUN_LAST', 'AI_RUN_LAST_OUTPUT'] as const;

/** What the shell function said, by variable; empty where ai-run was started without it. */
export type ShellMessage = Readonly<Partial<Record<(typeof SHELL_VARIABLES)[number], string>>>;

/** Takes the function's variables out of an environment, so that what runs in it sees none of them. */
export function splitShellMessage(env: Readonly<Record<string, string | undefined>>): {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly shellMessage: ShellMessage;
} {
  const { AI_RUN_SHELL_OUT, AI_RUN_LAST, AI_RUN_LAST_OUTPUT, ...rest } = env;
  return {
    env: rest,
    shellMessage: {
      ...(AI_RUN_SHELL_OUT === undefined ? {} : { AI_RUN_SHELL_OUT }),
      ...(AI_RUN_LAST === undefined ? {} : { AI_RUN_LAST }),
      ...(AI_RUN_LAST_OUTPUT === undefined ? {} : { AI_RUN_LAST_OUTPUT }),
    },
  };
}
