import { readRegular } from '../files/read-regular.js';

/** Reads the raw lines of the backup and the log, oldest first; what is missing or unreadable has none. */
export function readLines(paths: { readonly historyLog: string; readonly historyBackup: string }): string[] {
  return [paths.historyBackup, paths.historyLog].flatMap((path) => splitLines(readText(path)));
}

/** Splits log text into entries; a line that was torn off and the one written behind it are told apart. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=.)(?=\{"ts":")/))
    .filter((line) => line.trim() !== '');
}

function readText(path: string): string {
  try {
    return readRegular(path).toString('utf8');
  } catch {
    return '';
  }
}
