import { createHash } from 'node:crypto';

/** What differs between two runs of the same failure: durations, times of day, dates, addresses, temporary names. */
const PASSING =
  /\b\d+(\.\d+)?\s?(ms|µs|us|ns|s|sec|seconds?|minutes?|m)\b|\b\d{1,2}:\d{2}(:\d{2})?([.,]\d+)?\b|\b\d{4}-\d{2}-\d{2}\b|\b0x[0-9a-f]+\b|\/tmp\/[^\s'":)]+|\bpid[ =:]+\d+/gi;

/** A short mark that two runs share where they failed in the same way. */
export function failureSignature(command: string, exitCode: number, output: string): string {
  const text = output.replace(PASSING, '#').replace(/\s+/g, ' ').slice(-16_384);
  return createHash('sha256').update(`${command}\0${exitCode}\0${text}`).digest('hex').slice(0, 16);
}
