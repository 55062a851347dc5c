import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A chunk with a hash of its text in front: the launcher keeps compiled code under that name. */
export function withHash(code: string): string {
  return `/*${createHash('sha256').update(code).digest('hex').slice(0, 16)}*/${code}`;
}

/** The chunks that are wanted together: those of every run, and those of a failure, which come on top. */
const PACKS = {
  'start.js': /^(?:main|(?:wrap|record-run)-\w+)\.js$/,
  'failure.js': /^(?:after-failure|redact|redact-entry)-\w+\.js$/,
} as const;

/** The library of patterns is as big as all the rest of a failure, and stays by itself. */
const TOO_BIG = 300_000;

/**
 * Puts chunks that are wanted together into one file, so that one read and one cache entry start them.
 * The chunks stay where they are, too: whoever is in no pack finds them there.
 */
export function packStart(dist: string): void {
  const packed = new Set<string>();
  for (const [file, roots] of Object.entries(PACKS)) {
    const names = readdirSync(dist).filter((name) => roots.test(name));
    const entries = [...new Set(names.flatMap((name) => closure(dist, name)))].flatMap((name) => {
      const code = readFileSync(join(dist, name), 'utf8');
      if (packed.has(name) || code.length > TOO_BIG) return [];
      packed.add(name);
      return `${JSON.stringify(name)}:function(exports,require,module,__filename,__dirname){${code}\n}`;
    });
    writeFileSync(join(dist, file), withHash(`({${entries.join(',\n')}})`));
  }
}

/** What is run once, so that the compiled code is there from the first start on: two successes and a failure. */
const SUCCESSES: readonly (readonly string[])[] = [['date'], ['sh', '-c', 'echo; echo >&2']];
const FAILURE: readonly string[] = ['cat', '/nonexistent/ai-run'];

/** Runs commands on pipes, and on a terminal where the optional binding is there. */
export async function warmCache(launcher: string, dist: string): Promise<void> {
  rmSync(join(dist, 'code-cache'), { recursive: true, force: true });
  const home = mkdtempSync(join(tmpdir(), 'ai-run-build-'));
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: home, AI_RUN_RENEW_CODE: '1' };
  for (const words of SUCCESSES) {
    spawnSync('sh', [launcher, ...words], { env, stdio: 'pipe' });
    await runOnTerminal(['sh', launcher, ...words], env);
  }
  spawnSync('sh', [launcher, ...FAILURE], { env: { ...env, AI_RUN_RENEW_CODE: '' }, stdio: 'pipe' });
  rmSync(home, { recursive: true, force: true });
}

async function runOnTerminal(
  [program = '', ...args]: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  try {
    const { spawn } = await import('@lydell/node-pty');
    const terminal = spawn(program, args, { env });
    await new Promise((resolve) => terminal.onExit(resolve));
  } catch {
    // Without the binding, or where it can't open a terminal, the first run on one keeps its code.
  }
}

/** A chunk and all that it requires at once; what it imports later stands behind `then(`. */
function closure(dist: string, name: string): string[] {
  const code = readFileSync(join(dist, name), 'utf8');
  const required = [...code.matchAll(/(then\(\(\)=>__toESM\()?require\("\.\/([^"]+)"\)/g)];
  const now = required.flatMap(([, later, chunk]) =>
    later === undefined && chunk !== undefined ? [chunk] : [],
  );
  return [name, ...new Set(now.flatMap((chunk) => closure(dist, chunk)))];
}
