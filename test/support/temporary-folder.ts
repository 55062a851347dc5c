import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh folder inside that of the whole run, which is removed at its end. */
export function temporaryFolder(prefix: string): string {
  return mkdtempSync(join(tmpdir(), prefix));
}
