import { closeSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { BoundedCapture } from './bounded-capture.js';
import { openStream } from './open-stream.js';
import { pause } from './pause.js';
import { readNow } from './read-now.js';
import type { Target } from './target.js';
import { untranslateNewlines } from './untranslate-newlines.js';

const CHUNK = 64 * 1024;
const CARRIAGE_RETURN = 13;
const NEWLINE = 10;
/** More than the kernel keeps in a pipe or terminal: what comes behind it was written after the command's end. */
const MOST_LEFT_BEHIND = 1024 * 1024;

const PATIENCE_MS = 200;

/** A command that has ended by then needs no stream, which takes longer to make than its output to be read at its end. */
const STREAM_AFTER_MS = 3;

/** Where a relay reads, where it writes, and what it keeps. */
export interface RelayOptions {
  readonly source: number;
  readonly target: Target;
  readonly capture: BoundedCapture;
  /** Set where the other output goes elsewhere: what comes first is then to be seen first. */
  readonly inStep?: boolean | undefined;
  /** Called where nobody can write to the source any more. */
  readonly closed?: () => void;
  /** Set where the source is the master of an inner terminal. */
  readonly terminal?: {
    /** A kept end: while it is open, the kernel drops nothing. */
    readonly slave: number;
    /** Sees every chunk before it is written. */
    readonly inspect: (bytes: Buffer) => void;
  };
}

/**
 * Copies a descriptor to another as the bytes come, and keeps a bounded part of them. A chunk that the reader takes at
 * once is done with before the next is read; for a slow reader reading pauses until all is written.
 */
export class Relay {
  private stream: Socket | undefined;
  private readonly timer: NodeJS.Timeout;
  private readonly buffer = Buffer.allocUnsafe(CHUNK);
  private writing: Promise<void> = Promise.resolve();
  private ended = false;
  private stopping = false;

  constructor(private readonly options: RelayOptions) {
    this.timer = setTimeout(() => this.open().resume(), STREAM_AFTER_MS);
    if (options.inStep) this.open().resume();
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
    clearTimeout(this.timer);
    if (this.stream !== undefined) this.stream.destroy();
    else if (!this.ended) closeSync(this.options.source);
    this.ended = true;
  }

  /** A blocking descriptor of the source, for a process that goes on copying. */
  releaseSource(): number {
    const handle: unknown = Reflect.get(this.open(), '_handle');
    if (typeof handle === 'object' && handle !== null) {
      const setBlocking: unknown = Reflect.get(handle, 'setBlocking');
      if (typeof setBlocking === 'function') setBlocking.call(handle, true);
    }
    return this.options.source;
  }

  private open(): Socket {
    if (this.stream !== undefined) return this.stream;
    const { source, terminal } = this.options;
    const callback = (length: number) => this.receive(length);
    const stream = openStream(source, terminal !== undefined, { buffer: this.buffer, callback });
    stream.on('error', () => this.close());
    stream.on('end', () => {
      this.close();
      this.options.closed?.();
    });
    this.stream = stream;
    return stream;
  }

  /** Takes what was read; true where reading may go on at once. */
  private receive(length: number): boolean {
    const passing = this.pass(length);
    if (passing === undefined) return !this.ended;
    this.writing = passing.then(() => {
      if (!this.stopping && !this.ended) this.stream?.resume();
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
    clearTimeout(this.timer);
    if (this.stream === undefined) return;
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
      const length = readNow(this.options.source, this.buffer);
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
    // A read may end inside a translated newline: that return is held until it is known what follows.
    if (this.buffer[length - 1] === CARRIAGE_RETURN) return this.passHeld(length - 1);
    return this.deliver(untranslateNewlines(this.buffer.subarray(0, length)));
  }

  private async passHeld(length: number): Promise<void> {
    await this.deliver(untranslateNewlines(this.buffer.subarray(0, length)));
    const pair = Buffer.from('\r ');
    let known: boolean;
    do {
      known = await this.readSoon(pair.subarray(1));
      if (pair[1] !== NEWLINE) await this.deliver(pair.subarray(0, 1));
    } while (known && pair[1] === CARRIAGE_RETURN);
    if (known) await this.deliver(pair.subarray(1));
  }

  /** Reads a byte that may be on its way; false where none comes within a moment that nobody sees. */
  private async readSoon(byte: Buffer): Promise<boolean> {
    for (let tries = 0; tries < 10; tries += 1) {
      const length = readNow(this.options.source, byte);
      if (length !== 'later') return length > 0;
      await pause(2);
    }
    return false;
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
