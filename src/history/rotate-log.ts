import { closeSync, openSync, renameSync, type Stats, statSync, unlinkSync } from 'node:fs';

/**
 * Makes the log its own backup by one atomic rename, exactly once however many processes try.
 *
 * The right to rename a given file belongs to who creates `<log>.rotate-<inode>-<n>`, where n counts how many times
 * the limit the file has reached. A rotator that was killed leaves its claim behind; nobody steals it (stealing is
 * where such locks go wrong), the file grows by one more limit and the next claim is a new one.
 */
export function rotateLog(path: string, measured: Pick<Stats, 'ino' | 'size'>, maxBytes: number): void {
  const round = Math.floor(measured.size / maxBytes);
  const claim = `${path}.rotate-${measured.ino}-${round}`;
  if (!takeClaim(claim)) return;
  try {
    // Another rotator may have been faster: then a fresh log stands here and must stay.
    if (statSync(path).ino === measured.ino) renameSync(path, `${path}.1`);
  } catch {
    // Gone, or held open by another program (Windows): the next run tries again.
  } finally {
    for (let old = round; old > 0; old--) dropClaim(`${path}.rotate-${measured.ino}-${old}`);
  }
}

function takeClaim(claim: string): boolean {
  try {
    closeSync(openSync(claim, 'wx', 0o600));
    return true;
  } catch {
    return false;
  }
}

function dropClaim(claim: string): void {
  try {
    unlinkSync(claim);
  } catch {
    // It was never there.
  }
}
