import { constants, openSync, write, writeSync } from 'node:fs';
import { pause } from './pause.js';

/** One of our outputs, to which the command's bytes are copied. */
export class Target {
  /** A handle that does not wait; undefined where none is to be had. */
  readonly own: number | undefined;
  private taken = 0;

  constructor(readonly fd: number) {
    this.own = openOwn(fd);
  }

  /** How many bytes have been written so far. */
  get progress(): number {
    return this.taken;
  }

  /** Writes what the reader takes at once; gives the number of bytes, which may be none. */
  writeNow(bytes: Uint8Array): number {
    if (this.own === undefined) return 0;
    try {
      const written = writeSync(this.own, bytes);
      this.taken += written;
      return written;
    } catch {
      return 0;
    }
  }

  /** Writes everything, however long the reader takes; false where nobody reads any more. */
  async write(bytes: Uint8Array): Promise<boolean> {
    for (let offset = 0; offset < bytes.length; ) {
      const written = await writeSome(this.fd, bytes, offset);
      if (written === 'gone') return false;
      if (written === 'later') await pause(2);
      else {
        offset += written;
        this.taken += written;
      }
    }
    return true;
  }
}

/**
 * A handle of our own on the same pipe or terminal. It does not wait, and the handle that we share with others is not
 * touched for that; undefined where there is none to be had (a socket, another user's pipe, no /proc).
 */
function openOwn(fd: number): number | undefined {
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return undefined;
  }
}

function writeSome(fd: number, bytes: Uint8Array, offset: number): Promise<number | 'later' | 'gone'> {
  return new Promise((resolve) => {
    write(fd, bytes, offset, bytes.length - offset, null, (error, written) => {
      if (error === null) resolve(written);
      else resolve(error.code === 'EAGAIN' || error.code === 'EINTR' ? 'later' : 'gone');
    });
  });
}
