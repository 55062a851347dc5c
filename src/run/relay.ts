import { closeSync, readSync } from 'node:fs';
import { Socket } from 'node:net';
import { ReadStream } from 'node:tty';
import type { BoundedCapture } from './bounded-capture.js';
import type { Target } from './target.js';
import { untranslateNewlines } from './untranslate-newlines.js';

const CHUNK = 64 * 1024;
const CARRIAGE_RETURN = 13;
/** More than the kernel keeps in a pipe or terminal: what comes behind it was written after the command's end. */
const MOST_LEFT_BEHIND = 1024 * 1024;

const PATIENCE_MS = 200;

/** Where a relay reads, where it writes, and what it keeps. */
export interface RelayOptions {
  readonly source: number;
  readonly target: Target;
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

/**
 * Copies a descriptor to another as the bytes come, and keeps a bounded part of them. A chunk that the reader takes at
 * once is done with before the next is read; for a slow reader reading pauses until all is written.
 */
export class Relay {
  private readonly stream: Socket;
  private readonly buffer = Buffer.allocUnsafe(CHUNK + 1);
  private writing: Promise<void> = Promise.resolve();
  private ended = false;
  private stopping = false;

  constructor(private readonly options: RelayOptions) {
    const onread = {
      buffer: this.buffer.subarray(0, CHUNK),
      callback: (length: number) => this.receive(length),
    };
    this.stream = openStream(options, onread);
    this.stream.on('error', () => this.close());
    this.stream.on('end', () => this.close());
    this.stream.resume();
  }

  /**
   * To be called when the command has ended: copies what is left; true where someone still holds the other end.
   * A command that was killed could not get its last bytes out to a reader that takes none, so nor do we wait then.
   */
  finish(killed: boolean): Promise<boolean> {
    const finishing = this.copyRest();
    return killed ? this.unlessStuck(finishing) : finishing;
  }

  private async copyRest(): Promise<boolean> {
    await this.stop();
    if (await this.drain()) return false;
    if (this.options.terminal === undefined) return true;
    closeSync(this.options.terminal.slave);
    return !(await this.drain());
  }

  /** Nobody reads (or writes) any more: closing the source lets the command see that, as it would without us. */
  close(): void {
    this.ended = true;
    this.stream.destroy();
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

  /** Takes what was read; true where reading may go on at once. */
  private receive(length: number): boolean {
    const passing = this.pass(length);
    if (passing === undefined) return !this.ended;
    this.writing = passing.then(() => {
      if (!this.stopping && !this.ended) this.stream.resume();
    });
    return false;
  }

  private async unlessStuck(finishing: Promise<boolean>): Promise<boolean> {
    for (let before = -1; before !== this.options.target.progress; ) {
      before = this.options.target.progress;
      const held = await Promise.race([finishing, pause(PATIENCE_MS)]);
      if (held !== undefined) return held;
    }
    return false;
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

  /** Reads what was left behind; true at the very end of the source. */
  private async drain(): Promise<boolean> {
    for (let left = MOST_LEFT_BEHIND; !this.ended && left > 0; ) {
      const length = readNow(this.options.source, this.buffer.subarray(0, CHUNK));
      if (length === 'later') return false;
      if (length === 0) this.close();
      else await this.pass(length);
      left -= length;
    }
    return this.ended;
  }

  /** Passes bytes of the buffer on; undefined where that is done, a promise where it takes its time. */
  private pass(length: number): Promise<void> | undefined {
    if (this.options.terminal === undefined) return this.deliver(this.buffer.subarray(0, length));
    // A full read may end inside a translated newline: its second byte is waited for, briefly.
    if (length >= 1024 && this.buffer[length - 1] === CARRIAGE_RETURN) return this.passWhole(length);
    return this.deliver(untranslateNewlines(this.buffer.subarray(0, length)));
  }

  private async passWhole(length: number): Promise<void> {
    let more = readNow(this.options.source, this.buffer.subarray(length, length + 1));
    for (let tries = 0; more === 'later' && tries < 10; tries += 1) {
      await pause(2);
      more = readNow(this.options.source, this.buffer.subarray(length, length + 1));
    }
    const end = length + (more === 'later' ? 0 : more);
    await this.deliver(untranslateNewlines(this.buffer.subarray(0, end)));
  }

  private deliver(bytes: Buffer): Promise<void> | undefined {
    this.options.capture.push(bytes);
    this.options.terminal?.inspect(bytes);
    const written = this.options.target.writeNow(bytes);
    if (written === bytes.length) return undefined;
    return this.options.target.write(bytes.subarray(written)).then((done) => {
      if (!done) this.close();
    });
  }
}

function openStream(options: RelayOptions, onread: OnRead): Socket {
  const streamOptions = { fd: options.source, readable: true, writable: false, onread };
  return options.terminal === undefined
    ? new Socket(streamOptions)
    : new ReadStream(options.source, streamOptions);
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
