// npm run bench [-- --json] [--runs N] [--bytes N]: what ai-run costs, by interleaved runs, as minima and medians.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstWord, longOutput } from './failure.mjs';

const aiRun = fileURLToPath(new URL('../bin/ai-run.js', import.meta.url));
const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const runs = option('runs', 30);
const bytes = option('bytes', 1_000_000_000);
const home = mkdtempSync(join(tmpdir(), 'ai-run-bench-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
const { NODE_EXTRA_CA_CERTS: certificates = '/etc/ssl/certs/ca-certificates.crt', ...rest } = process.env;
const plain = { ...rest, HOME: home, XDG_DATA_HOME: home, AI_RUN_NO_AI: '1' };
const certified = { ...plain, NODE_EXTRA_CA_CERTS: certificates };

/** Name, words, environment, and whether on a terminal. */
const CASES = [
  ['true', ['/bin/true'], plain, 'pipe'],
  ['node -e 0', [process.execPath, '-e', '0'], plain, 'pipe'],
  ['node -e 0, with NODE_EXTRA_CA_CERTS', [process.execPath, '-e', '0'], certified, 'pipe'],
  ['ai-run true', [aiRun, '/bin/true', 'x'], plain, 'pipe'],
  ['ai-run true, with NODE_EXTRA_CA_CERTS', [aiRun, '/bin/true', 'x'], certified, 'pipe'],
  ['ai-run false', [aiRun, '/bin/false', 'x'], plain, 'pipe'],
  ['true on a terminal', ['/bin/true'], plain, 'pty'],
  ['ai-run true on a terminal', [aiRun, '/bin/true', 'x'], plain, 'pty'],
  ['ai-run false on a terminal', [aiRun, '--quiet', '/bin/false', 'x'], plain, 'pty'],
];

const times = new Map(CASES.map(([name]) => [name, []]));
const words = [];
for (let run = 0; run < runs; run += 1) {
  words.push(await firstWord(aiRun, plain, home));
  for (const [name, words, env, kind] of CASES) {
    const started = performance.now();
    await (kind === 'pipe' ? onPipes(words, env) : onTerminal(words, env));
    times.get(name).push(performance.now() - started);
  }
}

const floor = summary('node -e 0');
const rows = CASES.map(([name]) => {
  const { min, median } = summary(name);
  const ratios = { ratio: round(min / floor.min), median_ratio: round(median / floor.median) };
  return { name, min_ms: round(min), median_ms: round(median), ...ratios };
});
words.sort((a, b) => a - b);
const first_word = { min_ms: round(words[0]), median_ms: round(words[Math.floor(words.length / 2)]) };
const output = longOutput(plain);
const long_output = {
  cold_ms: round(output.cold),
  warm_ms: round(output.warm),
  short_ms: round(output.short),
};
const direct = throughput('');
const wrapped = throughput(`${aiRun} `);
const report = {
  node: process.version,
  runs,
  floor_ms: round(floor.min),
  rows,
  first_word,
  long_output,
  bytes,
  direct,
  wrapped,
};

if (process.argv.includes('--json')) console.log(JSON.stringify(report, undefined, 2));
else {
  console.log(
    `Node ${process.version}, ${runs} interleaved runs; ratios of minima and of medians to \`node -e 0\`\n`,
  );
  console.log(
    `${'command'.padEnd(42)}${'min ms'.padStart(9)}${'median'.padStart(9)}${'ratios'.padStart(14)}`,
  );
  for (const row of rows) {
    const numbers = [row.min_ms, row.median_ms].map((each) => each.toFixed(1).padStart(9)).join('');
    const ratios = [row.ratio, row.median_ratio].map((each) => each.toFixed(2).padStart(7)).join('');
    console.log(`${row.name.padEnd(42)}${numbers}${ratios}`);
  }
  console.log(
    `\nfrom the command's exit to the first byte of the diagnosis: ${first_word.min_ms} ms (median ${first_word.median_ms})`,
  );
  console.log(
    `diagnose of a 256 KiB output: ${long_output.cold_ms} ms cold, ${long_output.warm_ms} ms warm; of one line ${long_output.short_ms} ms warm`,
  );
  const { seconds, max_rss_mb } = wrapped;
  console.log(
    `\n${bytes} bytes to a pipe: direct ${direct.seconds} s, ai-run ${seconds} s, at most ${max_rss_mb} MB`,
  );
}

function summary(name) {
  const sorted = times.get(name).toSorted((a, b) => a - b);
  return { min: sorted[0], median: sorted[Math.floor(sorted.length / 2)] };
}

function round(value) {
  return Math.round(value * 100) / 100;
}

function onPipes([program, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.resume();
    child.stderr.resume();
    child.on('exit', resolve);
  });
}

function onTerminal([program, ...args], env) {
  const { spawn: spawnPty } = createRequire(import.meta.url)('@lydell/node-pty');
  return new Promise((resolve) => {
    const pty = spawnPty(program, args, { env });
    pty.onData(() => {});
    pty.onExit(resolve);
  });
}

/** Time and memory of a long output; the command itself reads its parent's peak. */
function throughput(prefix) {
  const script = `${prefix}sh -c 'head -c ${bytes} /dev/zero; grep VmHWM /proc/$PPID/status >&2' x | cat >/dev/null`;
  const started = performance.now();
  const { stderr } = spawnSync('bash', ['-c', script], { env: plain, encoding: 'utf8' });
  const seconds = round((performance.now() - started) / 1000);
  return { seconds, max_rss_mb: Math.round(Number(/VmHWM:\s+(\d+)/.exec(stderr)?.[1] ?? 0) / 1024) };
}
