import { readSync } from 'node:fs';

/** Reads without waiting; 0 at the end. A terminal whose other end is gone says EIO, which is its end of file. */
export function readNow(fd: number, buffer: Buffer): number | 'later' {
  try {
    return readSync(fd, buffer);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN' ? 'later' : 0;
  }
}
