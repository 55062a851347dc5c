import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegular } from '../files/read-regular.js';

/** Asks a program for its output; undefined where it failed or took too long. */
export type Query = (argv: readonly string[]) => string | undefined;

/** Stands for the file in a query of a program that writes its answer to one. */
export const ANSWER_FILE = '{answer}';

const MOST = 4 * 1024 * 1024;
const LONGEST = 1500;
const STEP = 20;

/** Asks as `query` does; an answer in a file goes to a private one that is gone afterwards. */
export function askByFile(query: Query): Query {
  return (argv) => {
    if (!argv.includes(ANSWER_FILE)) return query(argv);
    const folder = mkdtempSync(join(tmpdir(), 'ai-run-'));
    const file = join(folder, 'answer');
    try {
      const told = query(argv.map((word) => (word === ANSWER_FILE ? file : word)));
      return told === undefined ? undefined : readWhole(file);
    } catch {
      return undefined; // it wrote more than a screen
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** What the file holds once it does not grow any more: screen's server writes it after its client has gone. */
function readWhole(file: string): string | undefined {
  let before = 0;
  for (let waited = 0; waited < LONGEST; waited += STEP) {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > 0 && size === before) return readRegular(file, MOST).toString();
    before = size;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP);
  }
  return undefined;
}
