import type { ErrorType } from '../model/diagnosis.js';

/** A cause that an exit code names by itself. */
export interface NamedCause {
  readonly root_cause: string;
  readonly error_type: ErrorType;
}

/** Signals that a person or a reader of the output sends on purpose. */
export const DELIBERATE_SIGNALS: Readonly<Record<number, string>> = {
  130: 'it was interrupted with Ctrl-C',
  131: 'it was ended with Ctrl-\\',
  141: 'the reader of its output had seen enough',
};

/** Names of the same signals, for runs that report the signal rather than the code. */
export const SIGNAL_CODES: Readonly<Record<string, number>> = {
  SIGHUP: 129,
  SIGINT: 130,
  SIGQUIT: 131,
  SIGILL: 132,
  SIGABRT: 134,
  SIGBUS: 135,
  SIGFPE: 136,
  SIGKILL: 137,
  SIGSEGV: 139,
  SIGPIPE: 141,
  SIGTERM: 143,
  SIGXCPU: 152,
  SIGXFSZ: 153,
};

/** What an exit code says where no pattern knows better. */
export const NAMED_CAUSES: Readonly<Record<number, NamedCause>> = {
  129: { root_cause: 'It was ended by a hang-up (SIGHUP): its terminal was closed.', error_type: 'Crash' },
  132: {
    root_cause: 'It crashed on an instruction that this processor does not have (SIGILL).',
    error_type: 'Crash',
  },
  134: { root_cause: 'It aborted itself (SIGABRT): a check inside the program failed.', error_type: 'Crash' },
  135: { root_cause: 'It crashed on a bad memory access (SIGBUS).', error_type: 'Crash' },
  136: {
    root_cause: 'It crashed on an arithmetic error such as a division by zero (SIGFPE).',
    error_type: 'Crash',
  },
  137: {
    root_cause:
      'It was killed (SIGKILL), most often because memory ran out; `dmesg` or the container log says so.',
    error_type: 'ResourceExhausted',
  },
  139: {
    root_cause: 'It crashed with a segmentation fault (SIGSEGV), a bug in the program.',
    error_type: 'Crash',
  },
  143: { root_cause: 'It was asked to end (SIGTERM) by another process.', error_type: 'Crash' },
  152: { root_cause: 'It used up its CPU time limit (SIGXCPU).', error_type: 'ResourceExhausted' },
  153: { root_cause: 'It wrote past its file size limit (SIGXFSZ).', error_type: 'ResourceExhausted' },
};
