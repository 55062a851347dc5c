import { constants, openSync } from 'node:fs';
import { WriteStream } from 'node:tty';

/** The size of the terminal behind a descriptor, asked on a private handle: the descriptor itself stays as it is. */
export function terminalSize(fd: number): { readonly columns: number; readonly rows: number } | undefined {
  try {
    const own = openSync(`/dev/fd/${fd}`, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
    const stream = new WriteStream(own);
    const { columns, rows } = stream;
    stream.destroy();
    return { columns, rows };
  } catch {
    return undefined;
  }
}
