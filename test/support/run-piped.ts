import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { binary, cleanEnv } from './built-binary.js';

/** What a process without a terminal left behind, as bytes. */
export interface PipedRun {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

/** Runs argv with pipes on stdin, stdout and stderr. */
export function runPiped(argv: readonly string[], options: SpawnSyncOptions = {}): PipedRun {
  const [program = '', ...args] = argv;
  const { status, signal, stdout, stderr } = spawnSync(program, args, {
    env: cleanEnv(),
    maxBuffer: 1 << 30,
    timeout: 120_000,
    ...options,
    encoding: 'buffer',
  });
  return { status, signal, stdout, stderr };
}

/** Runs the built ai-run with pipes on stdin, stdout and stderr. */
export function aiRunPiped(args: readonly string[], options: SpawnSyncOptions = {}): PipedRun {
  return runPiped([...binary(), ...args], options);
}
