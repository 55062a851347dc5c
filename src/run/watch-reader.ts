import { closeSync } from 'node:fs';

/** The part of Node's inside that is used: a handle that tells events of a descriptor. */
interface TcpBinding {
  readonly TCP: new (
    type: number,
  ) => {
    onread: () => void;
    open(fd: number): number;
    readStart(): number;
    readStop(): number;
    unref(): void;
    close(): void;
  };
  readonly constants: { readonly SOCKET: number };
}

/**
 * Tells when the last reader of a pipe has gone, given a write end of our own, so that the command's very next write
 * fails as it would without us. Node has no name for that event: it is the error of a read that waits on the write end.
 * Where Node's inside has changed, nothing is told, and a failing write of ours is the first sign.
 * The returned function ends that and closes the descriptor.
 */
export function watchReader(fd: number | undefined, gone: () => void): () => void {
  if (fd === undefined) return () => {};
  const close = () => closeSync(fd);
  if (process.platform !== 'linux') return close;
  try {
    const { TCP, constants }: TcpBinding = Reflect.get(process, 'binding').call(process, 'tcp_wrap');
    const handle = new TCP(constants.SOCKET);
    if (handle.open(fd) !== 0) return close;
    handle.onread = () => {
      handle.readStop();
      gone();
    };
    handle.readStart();
    handle.unref();
    return () => handle.close();
  } catch {
    return close;
  }
}
