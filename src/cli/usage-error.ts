import { AiRunError, EXIT } from '../errors.js';

/** A mistake in how ai-run was called: exit 1, and a pointer to the help. */
export function usageError(message: string, hint = 'Run `ai-run --help` for all options.'): AiRunError {
  return new AiRunError(message, { exitCode: EXIT.usage, hint });
}
