import type { ErrorType } from '../model/diagnosis.js';

/** What is known of a signal that ends programs. */
export interface SignalCause {
  readonly signal: string;
  /** What a shell reports where a child of it was ended so; a program may also choose this code itself. */
  readonly code: number;
  /** What shells print of it. */
  readonly announced: string;
  /** What happened, as the rest of a sentence that starts with "It" or "what it ran". */
  readonly happened: string;
  readonly error_type: ErrorType;
  /** True where programs use the code for something else so often that the code alone says nothing. */
  readonly ambiguous?: boolean;
}

/** Signals that end programs, with what they mean to a person. */
export const SIGNAL_CAUSES: readonly SignalCause[] = [
  {
    signal: 'SIGHUP',
    code: 129,
    announced: 'Hangup',
    happened: 'was ended by a hang-up (SIGHUP): its terminal was closed',
    error_type: 'Crash',
    ambiguous: true, // git's usage errors
  },
  {
    signal: 'SIGILL',
    code: 132,
    announced: 'Illegal instruction',
    happened: 'crashed on an instruction that this processor does not have (SIGILL)',
    error_type: 'Crash',
  },
  {
    signal: 'SIGABRT',
    code: 134,
    announced: 'Aborted',
    happened: 'aborted itself (SIGABRT): a check inside the program failed',
    error_type: 'Crash',
  },
  {
    signal: 'SIGBUS',
    code: 135,
    announced: 'Bus error',
    happened: 'crashed on a bad memory access (SIGBUS)',
    error_type: 'Crash',
  },
  {
    signal: 'SIGFPE',
    code: 136,
    announced: 'Floating point exception',
    happened: 'crashed on an arithmetic error such as a division by zero (SIGFPE)',
    error_type: 'Crash',
  },
  {
    signal: 'SIGKILL',
    code: 137,
    announced: 'Killed',
    happened: 'was killed (SIGKILL), most often because memory ran out; `dmesg` or the container log says so',
    error_type: 'ResourceExhausted',
  },
  {
    signal: 'SIGSEGV',
    code: 139,
    announced: 'Segmentation fault',
    happened: 'crashed with a segmentation fault (SIGSEGV), a bug in the program',
    error_type: 'Crash',
  },
  {
    signal: 'SIGTERM',
    code: 143,
    announced: 'Terminated',
    happened: 'was asked to end (SIGTERM) by another process',
    error_type: 'Crash',
  },
  {
    signal: 'SIGXCPU',
    code: 152,
    announced: 'CPU time limit exceeded',
    happened: 'used up its CPU time limit (SIGXCPU)',
    error_type: 'ResourceExhausted',
  },
  {
    signal: 'SIGXFSZ',
    code: 153,
    announced: 'File size limit exceeded',
    happened: 'wrote past its file size limit (SIGXFSZ)',
    error_type: 'ResourceExhausted',
  },
];
