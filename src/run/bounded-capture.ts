/** The most that is kept of a stream: enough to diagnose, little enough to forget. */
export const CAPTURE_LIMIT = 256 * 1024;
const HEAD_LIMIT = 64 * 1024;

/** Keeps the first 64 KiB and the last 192 KiB of a stream of bytes, however long it is. */
export class BoundedCapture {
  private readonly head: Buffer[] = [];
  private headLength = 0;
  private readonly tail: Buffer[] = [];
  private tailLength = 0;
  private dropped = 0;

  /** Adds bytes; they are copied, so the caller may reuse its buffer. */
  push(bytes: Uint8Array): void {
    const room = HEAD_LIMIT - this.headLength;
    if (room > 0) {
      const part = Buffer.from(bytes.subarray(0, room));
      this.head.push(part);
      this.headLength += part.length;
    }
    if (bytes.length > room) this.pushTail(bytes.subarray(room));
  }

  /** The kept text; where bytes are missing in the middle, a line says how many. */
  text(): string {
    const tailLimit = CAPTURE_LIMIT - HEAD_LIMIT;
    const tail = Buffer.concat(this.tail);
    const cut = Math.max(0, tail.length - tailLimit);
    const missing = this.dropped + cut;
    const gap = missing === 0 ? [] : [Buffer.from(`\n[… ${missing} bytes left out …]\n`)];
    return Buffer.concat([...this.head, ...gap, tail.subarray(cut)]).toString('utf8');
  }

  private pushTail(bytes: Uint8Array): void {
    const tailLimit = CAPTURE_LIMIT - HEAD_LIMIT;
    const skipped = Math.max(0, bytes.length - tailLimit);
    this.tail.push(Buffer.from(bytes.subarray(skipped)));
    this.tailLength += bytes.length - skipped;
    this.dropped += skipped;
    for (let first = this.tail[0]; first !== undefined && this.tailLength - first.length >= tailLimit; ) {
      this.tail.shift();
      this.tailLength -= first.length;
      this.dropped += first.length;
      first = this.tail[0];
    }
  }
}
