import type { Pty } from './open-pty.js';
import { terminalSize } from './terminal-size.js';

/** Keeps the inner terminal like the real one: its size. */
export class TakeOver {
  private readonly onResize = () => this.resize();
  private size: string;

  constructor(
    private readonly pty: Pty,
    private readonly fd: number,
  ) {
    this.size = JSON.stringify(terminalSize(fd));
  }

  start(_pid: number | undefined): void {
    process.on('SIGWINCH', this.onResize);
  }

  inspect(_bytes: Uint8Array): void {}

  async end(): Promise<void> {
    process.off('SIGWINCH', this.onResize);
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
