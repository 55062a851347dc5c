/** The most that is kept of a stream: enough to diagnose, little enough to forget. */
export const CAPTURE_LIMIT = 256 * 1024;
const HEAD_LIMIT = 64 * 1024;
const TAIL_LIMIT = CAPTURE_LIMIT - HEAD_LIMIT;

/** Keeps the first 64 KiB and the last 192 KiB of a stream of bytes, however long it is. */
export class BoundedCapture {
  private readonly head: Buffer[] = [];
  private headLength = 0;
  /** A ring: made when the head is full, then written over and over. */
  private ring: Buffer | undefined;
  private tailLength = 0;

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
    const missing = this.tailLength - TAIL_LIMIT;
    const gap = missing > 0 ? [Buffer.from(`\n[… ${missing} bytes left out …]\n`)] : [];
    return Buffer.concat([...this.head, ...gap, ...this.tail()]).toString('utf8');
  }

  private pushTail(bytes: Uint8Array): void {
    this.ring ??= Buffer.allocUnsafe(TAIL_LIMIT);
    const kept = bytes.subarray(Math.max(0, bytes.length - TAIL_LIMIT));
    const at = (this.tailLength + bytes.length - kept.length) % TAIL_LIMIT;
    const first = Math.min(kept.length, TAIL_LIMIT - at);
    this.ring.set(kept.subarray(0, first), at);
    this.ring.set(kept.subarray(first), 0);
    this.tailLength += bytes.length;
  }

  private tail(): Buffer[] {
    if (this.ring === undefined) return [];
    if (this.tailLength <= TAIL_LIMIT) return [this.ring.subarray(0, this.tailLength)];
    const at = this.tailLength % TAIL_LIMIT;
    return [this.ring.subarray(at), this.ring.subarray(0, at)];
  }
}
