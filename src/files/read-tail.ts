import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const CHUNK = 64 * 1024;

/** The last bytes of a file of any size, or of what a pipe brings until its end; a number is an open file. */
export function readTail(file: string | number, most: number): Buffer {
  const fd = typeof file === 'number' ? file : openSync(file, 'r');
  try {
    const { size } = fstatSync(fd);
    return readToEnd(fd, most, typeof file === 'string' && size > most ? size - most : undefined);
  } finally {
    if (typeof file === 'string') closeSync(fd);
  }
}

/** Keeps no more than twice what is wanted, from a position where one is given. */
function readToEnd(fd: number, most: number, from: number | undefined): Buffer {
  let kept: Buffer[] = [];
  let size = 0;
  let position = from;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const length = readSync(fd, chunk, 0, CHUNK, position ?? null);
    if (length === 0) break;
    if (position !== undefined) position += length;
    kept.push(chunk.subarray(0, length));
    size += length;
    if (size > 2 * most) {
      kept = [Buffer.concat(kept).subarray(-most)];
      size = most;
    }
  }
  return Buffer.concat(kept).subarray(-most);
}
