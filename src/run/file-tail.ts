import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { BoundedCapture, CAPTURE_LIMIT } from './bounded-capture.js';

/** A redirected file and its length before the command wrote to it. */
export interface FileMark {
  readonly fd: number;
  readonly size: number;
}

/** Notes how long a file is. */
export function markFile(fd: number): FileMark {
  return { fd, size: fstatSync(fd).size };
}

/** The end of what was written to the file since it was marked; empty where it can't be read. */
export function readSince(mark: FileMark): string {
  try {
    const size = fstatSync(mark.fd).size;
    const from = Math.max(mark.size <= size ? mark.size : 0, size - CAPTURE_LIMIT);
    const own = openSync(`/dev/fd/${mark.fd}`, 'r');
    try {
      const bytes = Buffer.alloc(size - from);
      const capture = new BoundedCapture();
      capture.push(bytes.subarray(0, readSync(own, bytes, 0, bytes.length, from)));
      return capture.text();
    } finally {
      closeSync(own);
    }
  } catch {
    return '';
  }
}
