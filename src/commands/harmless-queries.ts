import type { Deps } from '../deps.js';
import type { Probe } from '../diagnose/real-world.js';
import { probe } from '../run/probe.js';

/** Queries that patterns may ask of the machine, at most 200 ms and 256 KiB each. */
export function harmlessQueries({ env, cwd }: Pick<Deps, 'env' | 'cwd'>): Probe {
  return (argv) => probe(argv, { timeoutMs: 200, maxBytes: 256 * 1024, env, cwd });
}
