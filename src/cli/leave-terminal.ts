import { closeSync, fstatSync } from 'node:fs';

/**
 * Lets go of the terminal before Node ends: Node would put back the settings it found at its start, and so undo what
 * the command was run for (`stty -echo`). A terminal that has gone away would even abort it.
 */
export function leaveTerminal(): void {
  for (const fd of [0, 1, 2]) if (isDevice(fd)) closeSync(fd);
}

/** A terminal without its other end is not told from other devices. */
function isDevice(fd: number): boolean {
  try {
    return fstatSync(fd).isCharacterDevice();
  } catch {
    return false;
  }
}
