import { readRegular } from '../files/read-regular.js';

const NEWLINE = 10;
/** How an entry begins; no JSON string can hold it. */
const START = '{"ts":"';

type Log = Readonly<Record<'historyLog' | 'historyBackup', string>>;

/** Reads the raw lines of the backup and the log, oldest first; what is missing or unreadable has none. */
export function readLines(log: Log): string[] {
  return filesOf(log).flatMap((bytes) => splitLines(bytes.toString('utf8')));
}

/** Reads only the lines that hold a text: of a long log without any, not one line is made a string. */
export function readLinesWith(text: string, log: Log): string[] {
  return filesOf(log).flatMap((bytes) => linesWith(text, bytes));
}

/** Splits log text into entries; a line that was torn off and the one written behind it are told apart. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap(splitTorn)
    .filter((line) => line.trim() !== '');
}

function linesWith(text: string, bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let at = bytes.indexOf(text); at >= 0; ) {
    const newline = bytes.indexOf(NEWLINE, at);
    const end = newline < 0 ? bytes.length : newline;
    lines.push(bytes.toString('utf8', bytes.lastIndexOf(NEWLINE, at) + 1, end));
    at = bytes.indexOf(text, end);
  }
  return lines.flatMap(splitTorn).filter((line) => line.includes(text));
}

function splitTorn(line: string): string[] {
  return line.includes(START, 1) ? line.split(/(?<=.)(?=\{"ts":")/) : [line];
}

function filesOf({ historyBackup, historyLog }: Log): Buffer[] {
  return [historyBackup, historyLog].map((path) => {
    try {
      return readRegular(path);
    } catch {
      return Buffer.alloc(0);
    }
  });
}
