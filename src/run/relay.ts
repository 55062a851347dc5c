import { closeSync, readSync, write } from 'node:fs';
import { Socket } from 'node:net';
import { ReadStream } from 'node:tty';
import type { BoundedCapture } from './bounded-capture.js';
import { untranslateNewlines } from './untranslate-newlines.js';

const CHUNK = 64 * 1024;
const CARRIAGE_RETURN = 13;

/** Where a relay reads, where it writes, and what it keeps. */
export interface RelayOptions {
  readonly source: number;
  readonly target: number;
  readonly capture: BoundedCapture;
  /** Set where the source is the master of an inner terminal. */
  readonly terminal?: {
    /** A kept end: while it is open, the kernel drops nothing. */
    readonly slave: number;
    /** Sees every chunk before it is written. */
    readonly inspect: (bytes: Buffer) => void;
  };
}

/** Node reads into one buffer and asks whether to go on. */
interface OnRead {
  readonly buffer: Buffer;
  readonly callback: (length: number) => boolean;
}

/** Copies a descriptor to another as the bytes come, one write at a time, and keeps a bounded part of them. */
export class Relay {
  private readonly stream: Socket;
  private readonly buffer = Buffer.allocUnsafe(CHUNK);
  private writing: Promise<void> = Promise.resolve();
  private ended = false;
  private stopping = false;

  constructor(private readonly options: RelayOptions) {
    const onread = {
      buffer: this.buffer,
      callback: (length: number) => {
        this.writing = this.pass(length).then(() => {
          if (!this.stopping && !this.ended) this.stream.resume();
        });
        return false;
      },
    };
    this.stream = openStream(options, onread);
    this.stream.on('error', () => this.close());
    this.stream.on('end', () => this.close());
    this.stream.resume();
  }

  /** To be called when the command has ended: copies what is left; true where someone still holds the other end. */
  async finish(): Promise<boolean> {
    await this.stop();
    if (await this.drain()) return false;
    if (this.options.terminal === undefined) return true;
    closeSync(this.options.terminal.slave);
    return !(await this.drain());
  }

  /** Lets what is under way come to its end, so that nothing but `drain` reads any more. */
  private async stop(): Promise<void> {
    this.stopping = true;
    for (let last: Promise<void> | undefined; last !== this.writing; ) {
      last = this.writing;
      await last;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    this.stream.pause();
  }

  /** A blocking descriptor of the source, for a process that goes on copying. */
  releaseSource(): number {
    const handle: unknown = Reflect.get(this.stream, '_handle');
    if (typeof handle === 'object' && handle !== null) {
      const setBlocking: unknown = Reflect.get(handle, 'setBlocking');
      if (typeof setBlocking === 'function') setBlocking.call(handle, true);
    }
    return this.options.source;
  }

  /** Reads until there is nothing more for now; true at the very end of the source. */
  private async drain(): Promise<boolean> {
    while (!this.ended) {
      const length = readNow(this.options.source, this.buffer);
      if (length === 'later') return false;
      if (length === 0) this.close();
      else await this.pass(length);
    }
    return true;
  }

  private async pass(length: number): Promise<void> {
    const bytes =
      this.options.terminal === undefined ? this.buffer.subarray(0, length) : await this.lines(length);
    this.options.capture.push(bytes);
    this.options.terminal?.inspect(bytes);
    if (!(await writeAll(this.options.target, bytes))) this.close();
  }

  /** A full read may end inside a translated newline: its second byte is waited for, briefly. */
  private async lines(length: number): Promise<Buffer> {
    let end = length;
    for (
      let tries = 0;
      length >= 1024 && tries < 10 && this.buffer[end - 1] === CARRIAGE_RETURN;
      tries += 1
    ) {
      const more = readNow(this.options.source, this.buffer.subarray(end, end + 1));
      if (more === 'later') await pause(2);
      else end += more;
    }
    return untranslateNewlines(this.buffer.subarray(0, end));
  }

  /** Nobody reads (or writes) any more: closing the source lets the command see that, as it would without us. */
  private close(): void {
    this.ended = true;
    this.stream.destroy();
  }
}

function openStream(options: RelayOptions, onread: OnRead): Socket {
  const streamOptions = { fd: options.source, readable: true, writable: false, onread };
  return options.terminal === undefined
    ? new Socket(streamOptions)
    : new ReadStream(options.source, streamOptions);
}

/** Writes everything; false where nobody reads any more. */
async function writeAll(fd: number, bytes: Buffer): Promise<boolean> {
  for (let offset = 0; offset < bytes.length; ) {
    const written = await writeSome(fd, bytes, offset);
    if (written === 'gone') return false;
    if (written === 'later') await pause(2);
    else offset += written;
  }
  return true;
}

function writeSome(fd: number, bytes: Buffer, offset: number): Promise<number | 'later' | 'gone'> {
  return new Promise((resolve) => {
    write(fd, bytes, offset, bytes.length - offset, null, (error, written) => {
      if (error === null) resolve(written);
      else resolve(error.code === 'EAGAIN' || error.code === 'EINTR' ? 'later' : 'gone');
    });
  });
}

/** Reads without waiting; a terminal whose other end is gone says EIO, which is its end of file. */
function readNow(fd: number, buffer: Buffer): number | 'later' {
  try {
    return readSync(fd, buffer);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN' ? 'later' : 0;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
