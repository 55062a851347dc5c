import type { StdioEntry } from './stdio-option.js';

/** One output of the command: its entry for the start, its end of the run, its text. */
export interface Channel {
  readonly entry: () => StdioEntry;
  /** Descriptors of ours that can't be closed on exec. */
  readonly leaked: readonly number[];
  readonly started: (pid: number | undefined) => void;
  readonly finish: (killed: boolean) => Promise<void>;
  readonly text: (readFiles: boolean) => string;
}
