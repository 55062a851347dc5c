import { constants, openSync } from 'node:fs';
import { WriteStream } from 'node:tty';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The part of Node's inside that is used: a handle on a terminal without the stream around it. */
interface TtyBinding {
  readonly TTY: new (fd: number, context: object) => { getWindowSize(size: number[]): number; close(): void };
}

/** The size of the terminal behind a descriptor, asked on a private handle: the descriptor itself stays as it is. */
export function terminalSize(fd: number): Size | undefined {
  try {
    return quickSize(openOwn(fd)) ?? streamSize(openOwn(fd));
  } catch {
    return undefined;
  }
}

function openOwn(fd: number): number {
  return openSync(`/dev/fd/${fd}`, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
}

/** A stream takes longer to be made than the rest of a start; undefined where Node's inside has changed. */
function quickSize(fd: number): Size | undefined {
  try {
    const { TTY }: TtyBinding = Reflect.get(process, 'binding').call(process, 'tty_wrap');
    const handle = new TTY(fd, {});
    const size = [0, 0];
    const failed = handle.getWindowSize(size) !== 0;
    handle.close();
    const [columns, rows] = size;
    return failed || columns === undefined || rows === undefined ? undefined : { columns, rows };
  } catch {
    return undefined;
  }
}

function streamSize(fd: number): Size {
  const stream = new WriteStream(fd);
  const { columns, rows } = stream;
  stream.destroy();
  return { columns, rows };
}
