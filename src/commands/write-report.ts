import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileTrouble } from '../errors.js';
import type { Report } from '../model/report.js';
import { printableJson } from '../text/printable-json.js';

/** Writes a report in one step, so that a reader never sees half of it; gives a notice where that failed. */
export function writeReport(file: string, report: Report): string | undefined {
  const text = printableJson(report, 2);
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    if (isDevice(file)) writeFileSync(file, text);
    else {
      writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
      renameSync(draft, file);
    }
    return undefined;
  } catch (error) {
    rmSync(draft, { force: true });
    return `The report could not be written to ${file}: ${fileTrouble(error)}.`;
  }
}

/** A pipe or a device (`/dev/stdout`) cannot be replaced, only written to. */
function isDevice(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isFile() && !stat.isDirectory();
}
