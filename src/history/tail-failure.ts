import type { RecordedFailure } from './entry-schema.js';

const MAX_BYTES = 8_192;
// Far more than is kept: a secret cut in half at the start of this window is dropped with what stands before the tail.
const WINDOW = 65_536;

/** A failure small enough for the log: its streams redacted first, then cut to their last 8 KiB together. */
export function tailFailure(failure: RecordedFailure, redact: (text: string) => string): RecordedFailure {
  const stderr = redact(failure.stderr.slice(-WINDOW));
  const stdout = redact(failure.stdout.slice(-WINDOW));
  const command = Buffer.from(redact(failure.command))
    .subarray(0, MAX_BYTES / 4)
    .toString();
  const room = MAX_BYTES - Buffer.byteLength(command);
  const forStderr = Math.max(room / 2, room - Buffer.byteLength(stdout));
  const keptStderr = tail(stderr, forStderr);
  return {
    ...failure,
    command,
    stderr: keptStderr,
    stdout: tail(stdout, room - Buffer.byteLength(keptStderr)),
  };
}

/** The end of a text in at most so many bytes, from a line start where one is near. */
function tail(text: string, bytes: number): string {
  const buffer = Buffer.from(text);
  if (buffer.length <= bytes) return text;
  // A character cut in half decodes to a replacement mark; drop it.
  const kept = buffer
    .subarray(buffer.length - Math.floor(bytes))
    .toString()
    .replace(/^\uFFFD{1,3}/, '');
  const newline = kept.indexOf('\n');
  return newline >= 0 && newline < kept.length / 2 ? kept.slice(newline + 1) : kept;
}
