import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { ReadStream } from 'node:tty';
import { readsTerminal } from './descendants.js';
import { inForeground } from './forward-signals.js';
import { openPty, type Pty } from './open-pty.js';
import { readSettings, writeSettings } from './terminal-settings.js';
import { terminalSize } from './terminal-size.js';

/** Escape codes by which a program turns full-screen, or back: alternate screen and application keys. */
const FULL_SCREEN = /\x1b\[\?(?:1049|1047|47|1)[hl]|\x1b[=>]/;
/** Questions to the terminal (position, kind, colours, modes), which it answers as if by keys. */
const QUESTION = /\x1b(?:\[(?:[>=]?\d*c|\??\d+n|\?u|\??\d+\$p|(?:1[1-9]|2[01])t)|\][\d;]+;\?|P[+$]q)/;
const ESCAPE = 27;

/**
 * Keeps the inner terminal and the real one alike where a program expects them to be one: size always; settings where
 * the program changes those of its output (nano, htop), or asks the terminal and wants the answer neither shown nor
 * held back; keys where it reads them from there (git's pager).
 */
export class TakeOver {
  private readonly onResize = () => this.resize();
  private size: string;
  private pid: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private defaults: string | undefined;
  private saved: string | undefined;
  private mirrored: string | undefined;
  private applied: string | undefined;
  private keys: ReadStream | undefined;
  private fullScreen = false;

  constructor(
    private readonly pty: Pty,
    private readonly fd: number,
  ) {
    this.size = JSON.stringify(terminalSize(fd));
  }

  /** To be called when the command runs. */
  start(pid: number | undefined): void {
    this.pid = pid;
    process.on('SIGWINCH', this.onResize);
  }

  /** Sees what the command prints: a full-screen code, or a pause, is a reason to look at the inner terminal. */
  inspect(bytes: Buffer): void {
    if (bytes.includes(ESCAPE)) this.inspectCodes(bytes.toString('latin1'));
    this.lookIn(this.fullScreen ? 20 : 150);
  }

  /** To be called when the command has ended: the real terminal is as it was. */
  end(): void {
    process.off('SIGWINCH', this.onResize);
    clearTimeout(this.timer);
    this.pid = undefined;
    this.keys?.destroy();
    this.restoreSettings();
  }

  private inspectCodes(text: string): void {
    if (FULL_SCREEN.test(text)) this.fullScreen = true;
    // The answer may be back before anything that is done later.
    if (QUESTION.test(text) && this.pid !== undefined && inForeground()) this.mirrorSettings();
  }

  private lookIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), milliseconds);
    this.timer.unref();
  }

  private look(): void {
    if (this.pid === undefined || !inForeground()) return;
    const reads = readsTerminal(this.pid, this.pty.name);
    if (reads || this.fullScreen || this.saved !== undefined) this.mirrorSettings();
    if (reads && this.keys === undefined) this.keys = this.forwardKeys();
    if (!reads && this.keys !== undefined) {
      this.keys.destroy();
      this.keys = undefined;
    }
    const changed = this.mirrored !== this.defaults;
    this.fullScreen = changed && this.fullScreen;
    if (changed || reads) this.lookIn(this.fullScreen || reads ? 250 : 50);
  }

  private mirrorSettings(): void {
    this.defaults ??= defaultSettings();
    const inner = readSettings(this.pty.name);
    if (inner === undefined || this.defaults === undefined) return;
    if (inner === (this.mirrored ?? this.defaults)) return;
    if (inner === this.defaults) this.restoreSettings();
    else {
      this.saved ??= readSettings('/dev/tty');
      if (this.saved !== undefined) writeSettings(inner);
      this.applied = readSettings('/dev/tty');
    }
    this.mirrored = inner;
  }

  /** Puts the real terminal back, unless the program has done so itself: then its word counts. */
  private restoreSettings(): void {
    if (this.saved !== undefined && readSettings('/dev/tty') === this.applied) writeSettings(this.saved);
    this.saved = undefined;
  }

  private forwardKeys(): ReadStream | undefined {
    try {
      const stream = new ReadStream(openSync('/dev/tty', constants.O_RDONLY | constants.O_NOCTTY));
      stream.on('data', (keys: Buffer) => writeSync(this.pty.master, keys));
      stream.on('error', () => stream.destroy());
      return stream.unref();
    } catch {
      return undefined;
    }
  }

  /** The kernel has told the command before the inner size was right: it is told again, once for each new size. */
  private resize(): void {
    const size = terminalSize(this.fd);
    if (size === undefined || JSON.stringify(size) === this.size) return;
    this.size = JSON.stringify(size);
    this.pty.resize(size.columns, size.rows);
    process.kill(0, 'SIGWINCH');
  }
}

/** What a fresh terminal starts with: anything else was set by a program. */
function defaultSettings(): string | undefined {
  const fresh = openPty({ columns: 80, rows: 24 });
  if (fresh === undefined) return undefined;
  const settings = readSettings(fresh.name);
  closeSync(fresh.master);
  closeSync(fresh.slave);
  return settings;
}
