import { probe } from './probe.js';

/** The settings of a terminal, in a form that `writeSettings` takes; undefined where they can't be read. */
export function readSettings(path: string): string | undefined {
  return stty(path, '-g')?.trim();
}

/** Sets the settings of our own terminal. */
export function writeSettings(settings: string): void {
  stty('/dev/tty', settings);
}

/** Makes a terminal pass on what is written to it as it is. */
export function verbatimOutput(path: string): void {
  stty(path, '-opost');
}

function stty(path: string, argument: string): string | undefined {
  const device = process.platform === 'linux' ? '-F' : '-f';
  const bounds = { timeoutMs: 2000, maxBytes: 4096, env: { PATH: '/usr/bin:/bin' }, cwd: '/' };
  return probe(['stty', device, path, argument], bounds);
}
