import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';

/** What a descriptor is, as far as passing it on is concerned. */
export type OutputKind = 'terminal' | 'pipe' | 'file' | 'other' | 'closed';

/** A descriptor and what stands behind it; two with one identity are one object. */
export interface OutputDescription {
  readonly fd: number;
  readonly kind: OutputKind;
  readonly identity: string;
}

/** Looks at stdout or stderr without touching it. */
export function describeOutput(fd: number, closed: boolean): OutputDescription {
  if (closed) return { fd, kind: 'closed', identity: `closed ${fd}` };
  try {
    const stat = fstatSync(fd);
    const identity = `${stat.dev}:${stat.ino}`;
    if (stat.isFIFO() || stat.isSocket()) return { fd, kind: 'pipe', identity };
    if (stat.isFile()) return { fd, kind: 'file', identity };
    return { fd, kind: isatty(fd) ? 'terminal' : 'other', identity };
  } catch {
    return { fd, kind: 'closed', identity: `closed ${fd}` };
  }
}
