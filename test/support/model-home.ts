import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, cleanEnv } from './built-binary.js';
import { temporaryFolder } from './temporary-folder.js';

/** What a process left behind, as text. */
export interface FinishedRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A person's home with a config, a folder to work in, and the log that ai-run leaves there. */
export interface ModelHome {
  readonly env: Record<string, string>;
  readonly cwd: string;
  /** The lines of the history log, oldest first. */
  readonly history: () => Record<string, unknown>[];
  /** Runs the built ai-run with pipes, while the loopback server can answer. */
  readonly run: (args: readonly string[], extra?: Readonly<Record<string, string>>) => Promise<FinishedRun>;
}

/** Makes a home; `config` is YAML, and without an endpoint in it there is no model. */
export function makeModelHome(config = ''): ModelHome {
  const home = temporaryFolder('ai-run-home-');
  const cwd = temporaryFolder('ai-run-work-');
  const env = cleanEnv({ HOME: home });
  mkdirSync(join(home, '.config/ai-run'), { recursive: true });
  if (config !== '') writeFileSync(join(home, '.config/ai-run/config.yaml'), config);
  const log = join(home, '.local/share/ai-run/history.log');
  return {
    env,
    cwd,
    history: () =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line))
        : [],
    run: (args, extra = {}) => runAsync(args, { ...env, ...extra }, cwd),
  };
}

/** The config of a person whose model is the loopback server. */
export function modelConfig(endpoint: string, more = ''): string {
  return `ai:\n  api_key: test-key\n  endpoint: ${endpoint}\n  model: test-model\n${more}`;
}

function runAsync(args: readonly string[], env: Record<string, string>, cwd: string): Promise<FinishedRun> {
  const [program, ...rest] = binary();
  const child = spawn(program, [...rest, ...args], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    text.stdout += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    text.stderr += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...text }));
  });
}
