import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

const MOST = 16 * 1024 * 1024;

/**
 * The bytes of a regular file. A named pipe or a device in its place (a repository may bring a link to /dev/zero) would
 * hang or fill the memory of whoever reads it, so those and files of unlikely size are refused with an error.
 */
export function readRegular(path: string, most: number = MOST): Buffer {
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) throw new Error(`${path} is not a regular file`);
    if (stat.size > most) throw new Error(`${path} is too big`);
    return readFileSync(fd);
  } finally {
    closeSync(fd);
  }
}
