import type { Options } from 'execa';

/** What a descriptor of a process is: ours passed on, nothing, one of our numbers, or a pipe from us. */
export type StdioEntry = 'inherit' | 'ignore' | 'pipe' | number;

/** Entries as execa takes them; its types leave out plain numbers for stdout and stderr, which it accepts. */
export function isStdioOption(entries: unknown): entries is NonNullable<Options['stdio']> {
  return Array.isArray(entries) && entries.length >= 3;
}
