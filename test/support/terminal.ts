import { closeSync, constants, openSync } from 'node:fs';
import { type IPty, spawn } from '@lydell/node-pty';
import { binary, cleanEnv } from './built-binary.js';

/** How a terminal is set up. */
export interface TerminalOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly columns?: number;
  readonly rows?: number;
}

/** A real terminal with a program in it, driven like a person would: type, look, wait. */
export class Terminal {
  private readonly pty: IPty;
  private text = '';
  private seen = 0;
  private ended: { exitCode: number; signal: number } | undefined;
  private readonly listeners = new Set<() => void>();
  /** A kept end of the terminal: without it the kernel may drop the last bytes when the program ends. */
  private readonly kept: number;

  constructor(argv: readonly string[], options: TerminalOptions = {}) {
    const [program = '', ...args] = argv;
    this.pty = spawn(program, args, {
      name: 'xterm-256color',
      cols: options.columns ?? 80,
      rows: options.rows ?? 24,
      env: { ...(options.env ?? cleanEnv()) },
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    });
    this.kept = openSync(String(Reflect.get(this.pty, '_pty')), constants.O_RDWR | constants.O_NOCTTY);
    this.pty.onData((data) => {
      this.text += data;
      this.wake();
    });
    this.pty.onExit(({ exitCode, signal = 0 }) => {
      this.settle({ exitCode, signal });
    });
  }

  /** Everything that was printed, escape codes included. */
  get output(): string {
    return this.text;
  }

  /** Types keys, as they are (Enter is \r, Ctrl-C is \x03). */
  type(keys: string): void {
    this.pty.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.pty.resize(columns, rows);
  }

  /** Waits until text appears behind what an earlier `waitFor` found; gives all output so far. */
  async waitFor(expected: string | RegExp, timeoutMs = 30_000): Promise<string> {
    await this.until(() => this.find(expected), `${String(expected)} to appear`, timeoutMs);
    return this.text;
  }

  /** Waits for the program's end; gives its exit code (128+n for a signal). */
  async end(timeoutMs = 30_000): Promise<number> {
    await this.until(() => this.ended !== undefined, 'the program to end', timeoutMs);
    const { exitCode, signal } = this.ended ?? { exitCode: -1, signal: 0 };
    return signal > 0 ? 128 + signal : exitCode;
  }

  /** Goes away, as a window that is closed: the program loses its terminal and is told so. */
  hangUp(): void {
    Reflect.apply(Reflect.get(this.pty, 'destroy'), this.pty, []);
  }

  /** Ends the program for sure; call it when the test is over. */
  close(): void {
    if (this.ended === undefined) this.pty.kill('SIGKILL');
  }

  /** Counts as ended once nothing more has come for a moment. */
  private settle(end: { exitCode: number; signal: number }, length = -1): void {
    if (this.text.length !== length) {
      setTimeout(() => this.settle(end, this.text.length), 50);
      return;
    }
    closeSync(this.kept);
    this.ended = end;
    this.wake();
  }

  private find(expected: string | RegExp): boolean {
    const rest = this.text.slice(this.seen);
    const match = typeof expected === 'string' ? literal(rest, expected) : expected.exec(rest);
    if (match === null) return false;
    this.seen += match.index + match[0].length;
    return true;
  }

  private async until(condition: () => boolean, what: string, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`Waited for ${what}; saw ${JSON.stringify(this.text)}`);
      await new Promise<void>((resolve) => {
        const done = () => {
          this.listeners.delete(done);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(done, 200);
        this.listeners.add(done);
      });
    }
  }

  private wake(): void {
    for (const listener of this.listeners) listener();
  }
}

function literal(text: string, expected: string): { index: number; 0: string } | null {
  const index = text.indexOf(expected);
  return index < 0 ? null : { index, 0: expected };
}

/** The built ai-run in a terminal of its own. */
export function aiRunInTerminal(args: readonly string[], options: TerminalOptions = {}): Terminal {
  return new Terminal([...binary(), ...args], options);
}
