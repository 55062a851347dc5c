import { AiRunError, EXIT } from '../errors.js';
import type { Invocation } from '../model/invocation.js';

/** Says that a mode is not there yet. */
export async function run(invocation: Invocation): Promise<number> {
  throw new AiRunError(`--${invocation.mode} is not yet available.`, { exitCode: EXIT.usage });
}
