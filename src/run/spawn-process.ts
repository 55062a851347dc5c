import { execa, type Options } from 'execa';
import { isStdioOption, type StdioEntry } from './stdio-option.js';

/** Starts a program without a shell on the given descriptors; it is neither killed nor waited for at our end. */
export function spawnProcess(
  [program = '', ...args]: readonly string[],
  stdio: readonly StdioEntry[],
  options: Pick<Options, 'env' | 'extendEnv' | 'cwd' | 'detached'>,
) {
  return execa(program, args, {
    ...(isStdioOption(stdio) ? { stdio } : {}),
    ...options,
    buffer: false,
    reject: false,
    cleanup: false,
    forceKillAfterDelay: false,
  });
}
