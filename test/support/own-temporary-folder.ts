import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One temporary folder for a whole run of tests, in which every test makes its own; it is gone afterwards. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ai-run-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
