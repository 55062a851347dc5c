import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Paths } from '../config/paths.js';
import { makeFolder } from '../files/make-folder.js';
import { plainWords } from '../repair/allow-check.js';
import { writeAtomically } from '../repair/disk.js';
import { layOutProse } from '../ui/lay-out.js';
import type { RepairSession, RepairTools } from './repair-session.js';

const allowedSchema = z.array(z.string());

/** Where checks that were allowed at the prompt are kept. */
export function allowFileOf({ dataDir }: Pick<Paths, 'dataDir'>): string {
  return join(dataDir, 'allowed-checks.json');
}

/** The checks that the person has allowed at the prompt; none where the file is absent or damaged. */
export function readAllowed(file: string): string[] {
  try {
    return allowedSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Allows checks that begin with these words and only read, from now on, and says where that is written down. */
export function rememberAllowed(
  command: string,
  session: Pick<RepairSession, 'allowed'>,
  { allowFile, deps, style }: Pick<RepairTools, 'allowFile' | 'deps' | 'style'>,
): void {
  const words = plainWords(command);
  if (!words) return;
  const line = words.join(' ');
  session.allowed.push(line);
  const say = (text: string) => {
    for (const row of layOutProse(text, style.width, '  ')) deps.stderr.write(`${style.dim(row)}\n`);
  };
  try {
    makeFolder(dirname(allowFile));
    const all = [...new Set([...readAllowed(allowFile), line])];
    writeAtomically(fs, allowFile, Buffer.from(`${JSON.stringify(all, undefined, 2)}\n`));
    say(`allowed from now on where it only reads: ${line} … (${allowFile})`);
  } catch {
    say(`allowed for this repair; ${allowFile} can't be written`);
  }
}
