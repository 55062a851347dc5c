import { closeSync } from 'node:fs';
import { isatty } from 'node:tty';

/**
 * Lets go of the terminal before Node ends: Node would put back the settings it found at its start, and so undo what
 * the command was run for (`stty -echo`).
 */
export function leaveTerminal(): void {
  for (const fd of [0, 1, 2]) if (isatty(fd)) closeSync(fd);
}
