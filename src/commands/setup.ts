import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findConfigFile } from '../config/find-config-file.js';
import { resolvePaths } from '../config/paths.js';
import { STARTER_CONFIG } from '../config/starter-config.js';
import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import { makeFolder } from '../files/make-folder.js';
import type { Invocation } from '../model/invocation.js';

/** Writes a commented starter configuration, readable by its owner only; an existing file is never touched. */
export async function run(_: Invocation, deps: Deps): Promise<number> {
  const found = findConfigFile(deps);
  const path = found.origin === 'shellpilot' ? resolvePaths(deps).configFile : found.path;
  try {
    makeFolder(dirname(path));
    writeFileSync(path, STARTER_CONFIG, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw notWritten(path, error);
  }
  deps.stdout.write(`Wrote ${path}\n`);
  if (found.origin === 'shellpilot') {
    deps.stdout.write(`It is read instead of ${found.path} from now on: carry your settings over.\n`);
  }
  return 0;
}

function notWritten(path: string, cause: unknown): AiRunError {
  const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
  const message = exists
    ? `${path} already exists and stays as it is.`
    : `${path} could not be written: ${String(cause)}`;
  const hint = exists ? 'Edit it, or see what is in force with `ai-run --doctor`.' : undefined;
  return new AiRunError(message, { exitCode: EXIT.usage, cause, ...(hint === undefined ? {} : { hint }) });
}
