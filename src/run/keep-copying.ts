import { spawnProcess } from './spawn-process.js';

/** Leaves a process behind that copies what background children of the command still write; it is not waited for. */
export function keepCopying(source: number, target: number): void {
  spawnProcess(['cat'], [source, target, 'ignore'], { detached: true }).unref();
}
