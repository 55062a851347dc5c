import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporary-folder.js';

/** The command under test as argv: AI_RUN_BINARY (words split at spaces) or the built launcher of this tree. */
export function binary(): readonly [string, ...string[]] {
  const chosen = process.env.AI_RUN_BINARY?.trim();
  if (chosen) {
    const [program = chosen, ...args] = chosen.split(/\s+/);
    return [program, ...args];
  }
  const launcher = resolve(__dirname, '../../bin/ai-run.js');
  if (!existsSync(resolve(__dirname, '../../dist/main.js'))) throw new Error('run `npm run build` first');
  return [launcher];
}

/** A clean environment with a fresh temporary home: nothing of the developer's own settings is seen. */
export function cleanEnv(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const home = temporaryFolder('ai-run-home-');
  return {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    HOME: home,
    SHELL: '/bin/bash',
    LANG: 'C.UTF-8',
    TERM: 'xterm-256color',
    // The single binary unpacks itself once into the cache, not once for each of these homes.
    ...(process.env.AI_RUN_BINARY ? { XDG_CACHE_HOME: join(tmpdir(), 'ai-run-test-cache') } : {}),
    ...extra,
  };
}
