import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { displayWidth } from '../text/display-width.js';
import { wrapText } from '../text/wrap-text.js';

/** Columns kept free behind a question, so that a short answer stands beside it. */
const ROOM_FOR_ANSWER = 4;

/**
 * Asks for one line on the terminal, without what was typed ahead; undefined at Ctrl-C or Ctrl-D, and where the
 * terminal goes away: its owner has not said yes, and what happened so far is still to be recorded.
 */
export async function askOnTerminal(question: string, prefill = ''): Promise<string | undefined> {
  dropTypeAhead();
  process.stdin.ref();
  const reader = createInterface({
    input: process.stdin,
    output: process.stderr,
    terminal: true,
    historySize: 0,
  });
  const hangUp = new AbortController();
  const gone = () => hangUp.abort();
  process.on('SIGHUP', gone);
  reader.on('error', gone);
  try {
    const answer = await new Promise<string | undefined>((resolve) => {
      const leave = () => resolve(undefined);
      hangUp.signal.addEventListener('abort', leave);
      reader.once('SIGINT', leave);
      reader.once('close', leave);
      reader.question(layOutQuestion(question, process.stderr.columns), resolve);
      if (prefill !== '') reader.write(prefill);
    });
    if (answer === undefined) {
      outliveHangUp();
      endLine();
    }
    return answer;
  } finally {
    process.off('SIGHUP', gone);
    if (!hangUp.signal.aborted) letGo(reader);
  }
}

/** The end of a terminal's input may be seen before its signal, which must not come between the no and its record. */
function outliveHangUp(): void {
  if (process.listenerCount('SIGHUP', outlive) === 0) process.on('SIGHUP', outlive);
}

function outlive(): void {}

/** Gives the terminal back to whoever reads next; one that has gone away would refuse its settings. */
function letGo(reader: Interface): void {
  reader.close();
  process.stdin.pause();
  process.stdin.unref();
}

/** A line left without Enter is ended all the same; a terminal that is gone needs none. */
function endLine(): void {
  try {
    writeSync(2, '\n');
  } catch {}
}

/** A question that is too wide for the terminal is broken between words. */
export function layOutQuestion(question: string, columns?: number): string {
  const room = Math.max((columns || 80) - ROOM_FOR_ANSWER, 16);
  return displayWidth(question) <= room ? question : `${wrapText(question, room).join('\n')} `;
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
