import { Socket } from 'node:net';
import { ReadStream } from 'node:tty';

/** Node reads into one buffer and asks whether to go on. */
export interface OnRead {
  readonly buffer: Buffer;
  readonly callback: (length: number) => boolean;
}

/** A stream on a pipe, or on the master of an inner terminal. */
export function openStream(fd: number, isTerminal: boolean, onread: OnRead): Socket {
  const options = { fd, readable: true, writable: false, onread };
  return isTerminal ? new ReadStream(fd, options) : new Socket(options);
}
