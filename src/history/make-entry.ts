import type { HistoryEntry } from './entry-schema.js';

type Known = Pick<HistoryEntry, 'ts' | 'cwd' | 'argv' | 'exit_code'> & Partial<HistoryEntry>;

const MAX_ARGUMENT = 2_048;
const MAX_ARGUMENTS = 256;

/** A whole history entry from what is known of a run; everything else gets its resting value. */
export function makeEntry(known: Known): HistoryEntry {
  const { ts, cwd, argv, exit_code, ...rest } = known;
  // The order is that of the format; a reader finds the start of a line by its `{"ts":`.
  return {
    ts,
    cwd,
    argv: boundArgv(argv),
    exit_code,
    generated_command: null,
    unsafe_mode: false,
    confirm: false,
    explain: false,
    scope: null,
    peek_files: [],
    notes: null,
    ...rest,
  };
}

// One huge argument must not turn the log into an archive of it.
function boundArgv(argv: readonly string[]): string[] {
  const kept = argv.slice(0, MAX_ARGUMENTS).map((word) => {
    return word.length > MAX_ARGUMENT ? `${word.slice(0, MAX_ARGUMENT)}…` : word;
  });
  return argv.length > MAX_ARGUMENTS ? [...kept, '…'] : kept;
}
