import { closeSync, constants, openSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of the PTY binding that is used: it opens a pair and sets its size. */
interface PtyBinding {
  open(
    columns: number,
    rows: number,
  ): { readonly master: number; readonly slave: number; readonly pty: string };
  resize(master: number, columns: number, rows: number): void;
}

/** A pair of pseudo-terminal ends; the slave is a handle of our own that is not inherited by accident. */
export interface Pty {
  readonly master: number;
  readonly slave: number;
  readonly name: string;
  readonly resize: (columns: number, rows: number) => void;
}

/** Opens an inner terminal of the given size; undefined where the optional binding is missing for this platform. */
export function openPty(size: { readonly columns: number; readonly rows: number }): Pty | undefined {
  const binding = loadBinding();
  if (binding === undefined) return undefined;
  try {
    const { master, slave, pty } = binding.open(size.columns, size.rows);
    const own = openSync(pty, constants.O_RDWR | constants.O_NOCTTY);
    closeSync(slave);
    return {
      master,
      slave: own,
      name: pty,
      resize: (columns, rows) => binding.resize(master, columns, rows),
    };
  } catch {
    return undefined;
  }
}

/** Only the native file is loaded: the JavaScript around it would cost more than the rest of the start. */
function loadBinding(): PtyBinding | undefined {
  const require = createRequire(__filename);
  const name = `@lydell/node-pty-${process.platform}-${process.arch}/pty.node`;
  try {
    return require(name);
  } catch {
    try {
      return createRequire(require.resolve('@lydell/node-pty'))(name);
    } catch {
      return undefined;
    }
  }
}
