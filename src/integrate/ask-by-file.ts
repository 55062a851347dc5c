import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegular } from '../files/read-regular.js';

/** Asks a program for its output; undefined where it failed or took too long. */
export type Query = (argv: readonly string[]) => string | undefined;

/** Stands for the file in a query of a program that writes its answer to one. */
export const ANSWER_FILE = '{answer}';

const MOST = 4 * 1024 * 1024;

/** Asks as `query` does; an answer in a file goes to a private one that is gone afterwards. */
export function askByFile(query: Query): Query {
  return (argv) => {
    if (!argv.includes(ANSWER_FILE)) return query(argv);
    const folder = mkdtempSync(join(tmpdir(), 'ai-run-'));
    const file = join(folder, 'answer');
    try {
      const told = query(argv.map((word) => (word === ANSWER_FILE ? file : word)));
      return told === undefined ? undefined : readRegular(file, MOST).toString();
    } catch {
      return undefined; // it wrote nothing, or more than a screen
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
