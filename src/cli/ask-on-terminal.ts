import { closeSync, constants, openSync, readSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Asks for one line on the terminal, without what was typed ahead; undefined at Ctrl-C or Ctrl-D. */
export async function askOnTerminal(question: string, prefill = ''): Promise<string | undefined> {
  dropTypeAhead();
  process.stdin.ref();
  const reader = createInterface({
    input: process.stdin,
    output: process.stderr,
    terminal: true,
    historySize: 0,
  });
  try {
    return await new Promise<string | undefined>((resolve) => {
      reader.once('SIGINT', () => resolve(undefined));
      reader.once('close', () => resolve(undefined));
      reader.question(question, resolve);
      if (prefill !== '') reader.write(prefill);
    });
  } finally {
    reader.close();
    process.stdin.pause();
    process.stdin.unref();
  }
}

/** Raw mode hands over even an unfinished line, so that everything pending can be read and forgotten. */
function dropTypeAhead(): void {
  process.stdin.setRawMode(true);
  try {
    const fd = openSync('/dev/tty', constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    try {
      const pending = Buffer.alloc(4096);
      while (readSync(fd, pending) > 0);
    } finally {
      closeSync(fd);
    }
  } catch {
    // Nothing was pending (EAGAIN), or there is no /dev/tty to read it from.
  }
}
