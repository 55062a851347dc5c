/**
 * Takes out the carriage return that the inner terminal put before each newline, because the real one will do so again.
 * Works in place and gives the shorter part of the same buffer.
 */
export function untranslateNewlines(bytes: Buffer): Buffer {
  let length = 0;
  let from = 0;
  for (let at = bytes.indexOf('\r\n'); at >= 0; at = bytes.indexOf('\r\n', from)) {
    bytes.copyWithin(length, from, at);
    length += at - from;
    from = at + 1;
  }
  bytes.copyWithin(length, from);
  return bytes.subarray(0, length + bytes.length - from);
}
