import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';

const MOST = 16 * 1024 * 1024;
const CHUNK = 64 * 1024;

/**
 * The bytes of a regular file. A named pipe or a device in its place (a repository may bring a link to /dev/zero) would
 * hang or fill the memory of whoever reads it, so those and files of unlikely size are refused with an error.
 */
export function readRegular(path: string, most: number = MOST): Buffer {
  return withRegular(path, (fd, stat) => {
    if (stat.size > most) throw new Error(`${path} is too big`);
    const bytes = readFrom(fd, most + 1);
    if (bytes.length > most) throw new Error(`${path} is too big`);
    return bytes;
  });
}

/** The first bytes of a regular file, however long it is; refuses what `readRegular` refuses. */
export function readStart(path: string, most: number): Buffer {
  return withRegular(path, (fd) => readFrom(fd, most));
}

function withRegular<T>(path: string, read: (fd: number, stat: Stats) => T): T {
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) throw new Error(`${path} is not a regular file`);
    return read(fd, stat);
  } finally {
    closeSync(fd);
  }
}

/** The size is no bound: files of /proc have none and some of them never end. */
function readFrom(fd: number, most: number): Buffer {
  const chunks: Buffer[] = [];
  for (let size = 0; size < most; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const length = readSync(fd, chunk);
    if (length === 0) break;
    chunks.push(chunk.subarray(0, length));
    size += length;
  }
  return Buffer.concat(chunks).subarray(0, most);
}
