import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A chunk with a hash of its text in front: the launcher keeps compiled code under that name. */
export function withHash(code: string): string {
  return `/*${createHash('sha256').update(code).digest('hex').slice(0, 16)}*/${code}`;
}

/**
 * Puts the chunks that a successful command needs into one file, so that one read and one cache entry start it.
 * The chunks stay where they are, too: whoever is not in the pack finds them there.
 */
export function packStart(dist: string): void {
  const roots = readdirSync(dist).filter((name) => /^(?:main|(?:wrap|record-run)-\w+)\.js$/.test(name));
  const names = [...new Set(roots.flatMap((name) => closure(dist, name)))];
  const entries = names.map((name) => {
    const code = readFileSync(join(dist, name), 'utf8');
    return `${JSON.stringify(name)}:function(exports,require,module,__filename,__dirname){${code}\n}`;
  });
  writeFileSync(join(dist, 'start.js'), withHash(`module.exports={${entries.join(',\n')}};`));
}

/** Runs a command once, so that the compiled code is there from the first start on. */
export function warmCache(launcher: string, dist: string): void {
  rmSync(join(dist, 'code-cache'), { recursive: true, force: true });
  const home = mkdtempSync(join(tmpdir(), 'ai-run-build-'));
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: home };
  spawnSync('sh', [launcher, 'sh', '-c', 'echo; echo >&2'], { env, stdio: 'pipe' });
  rmSync(home, { recursive: true, force: true });
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
