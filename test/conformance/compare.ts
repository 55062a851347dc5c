import { binary, cleanEnv } from '../support/built-binary.js';
import { type PipedRun, runPiped } from '../support/run-piped.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** The wrapper as a prefix for shell scripts; quiet, because only the command's own bytes are compared. */
export function wrapper(): string {
  return [...binary(), '--quiet'].join(' ');
}

/** Runs a bash script in which `$W` stands before the command: once as nothing, once as ai-run. */
export function compareScript(script: string, input?: Buffer): { direct: PipedRun; wrapped: PipedRun } {
  const run = (prefix: string) => {
    const cwd = temporaryFolder('ai-run-case-');
    const env = cleanEnv({ W: prefix, HOME: cwd, TMPDIR: cwd });
    return runPiped(['bash', '-c', script], { cwd, env, ...(input === undefined ? {} : { input }) });
  };
  return { direct: run(''), wrapped: run(wrapper()) };
}

/** A run in a form whose differences read well; long output is told by length and hash. */
export function readable(run: PipedRun): Record<string, unknown> {
  return { status: run.status, signal: run.signal, stdout: brief(run.stdout), stderr: brief(run.stderr) };
}

function brief(bytes: Buffer): string {
  return bytes.length > 4000 ? `${bytes.length} bytes, ${hash(bytes)}` : bytes.toString('latin1');
}

function hash(bytes: Buffer): number {
  let value = 5381;
  for (const byte of bytes) value = (value * 33 + byte) >>> 0;
  return value;
}
