import type { Options } from 'execa';

/** What a descriptor of the command is: ours passed on, nothing, or one of our numbers. */
export type StdioEntry = 'inherit' | 'ignore' | number;

/** Entries as execa takes them; its types leave out plain numbers for stdout and stderr, which it accepts. */
export function isStdioOption(entries: unknown): entries is NonNullable<Options['stdio']> {
  return Array.isArray(entries) && entries.length >= 3;
}
