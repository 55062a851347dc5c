/**
 * Makes dist/binary/ai-run-<version>-<platform>-<arch>: one file that needs no Node on the machine. It is the shell
 * launcher of bin/ai-run.js with a Node single executable application behind it, which the first start unpacks into
 * the user's cache folder: only a launcher in front of Node can keep what Node changes as it starts (ignored signals,
 * the limit of open files, the cost of NODE_EXTRA_CA_CERTS).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const target = `${process.platform}-${process.arch}`;

/** Runs of the built program after which V8's compiled code of each chunk they used is kept. */
const WARM_UP = [
  ['true'],
  ['--version'],
  ['--help'],
  ['--init', 'bash'],
  ['ls', '/nonexistent/a'],
  ['git', 'psuh'],
];

/** What `npm run build` has kept of each kind of start, and what these runs add to it. */
function compiledChunks() {
  const folder = join('dist', 'code-cache', `${process.version}-${process.arch}`);
  for (const args of WARM_UP) spawnSync('bin/ai-run.js', args, { stdio: 'pipe', env: cleanEnvironment() });
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((key) => {
    const [, name, kind = ''] = /^(.+\.js)-[0-9a-f]{16}(\.\w+)?$/.exec(key) ?? [];
    return name === undefined ? [] : [[`${name}${kind}.code`, join(folder, key)]];
  });
}

/** The same Node in front of PATH, and no home to write to. */
function cleanEnvironment() {
  return {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: mkdtempSync(join(tmpdir(), 'ai-run-warm-')),
  };
}

/** A copy of this Node with the bundle inside. */
function makeExecutable(folder) {
  const chunks = readdirSync('dist').filter((name) => name.endsWith('.js'));
  const config = {
    main: join('src', 'build', 'binary-main.cjs'),
    output: join(folder, 'blob'),
    disableExperimentalSEAWarning: true,
    assets: Object.fromEntries([...chunks.map((name) => [name, join('dist', name)]), ...compiledChunks()]),
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  execFileSync(process.execPath, ['--experimental-sea-config', join(folder, 'config.json')], {
    stdio: 'ignore',
  });
  const program = join(folder, 'tree', 'ai-run');
  mkdirSync(dirname(program));
  copyFileSync(process.execPath, program);
  chmodSync(program, 0o755);
  if (process.platform === 'darwin') execFileSync('codesign', ['--remove-signature', program]);
  const postject = createRequire(import.meta.url).resolve('postject/dist/cli.js');
  const options = ['--sentinel-fuse', FUSE, '--macho-segment-name', 'NODE_SEA'];
  const args = [postject, program, 'NODE_SEA_BLOB', config.output, ...options];
  execFileSync(process.execPath, args, { stdio: 'pipe' });
  if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', program]);
}

/** The terminal binding of this platform, where it is installed; without it ai-run captures less. */
function addTerminalBinding(folder) {
  const name = `@lydell/node-pty-${target}/pty.node`;
  try {
    const file = createRequire(createRequire(import.meta.url).resolve('@lydell/node-pty')).resolve(name);
    const place = join(folder, 'tree', 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    copyFileSync(file, place);
    return true;
  } catch {
    return false;
  }
}

/** The shell part of bin/ai-run.js, which starts the unpacked program instead of `node`. */
function launcher() {
  const lines = readFileSync('bin/ai-run.js', 'utf8').split('\n');
  const end = lines.findIndex((line) => line.startsWith('exec node '));
  const start = lines.findIndex((line) => line.startsWith('command -v node '));
  if (start < 0 || end < start)
    throw new Error('the launcher in bin/ai-run.js is not what this script knows');
  return [...lines.slice(start + 1, end), 'exec "$program" "$@"', 'exit 125', ''].join('\n');
}

/** The text in front of an archive that needs so many megabytes when it is unpacked. */
function makeHead(archive, size) {
  const hash = createHash('sha256').update(archive).digest('hex').slice(0, 16);
  const head = readFileSync(join('src', 'build', 'binary-head.sh'), 'utf8')
    .replaceAll('__VERSION__', version)
    .replaceAll('__TARGET__', target)
    .replaceAll('__FOLDER__', `binary-${hash}`)
    .replaceAll('__SIZE__', String(size));
  const text = head + launcher();
  return text.replaceAll('__LINE__', String(text.split('\n').length));
}

const folder = mkdtempSync(join(tmpdir(), 'ai-run-binary-'));
try {
  makeExecutable(folder);
  const withTerminal = addTerminalBinding(folder);
  execFileSync('tar', ['czf', join(folder, 'archive'), '-C', join(folder, 'tree'), '.']);
  const archive = readFileSync(join(folder, 'archive'));
  const unpackedSize = Math.ceil(statSync(join(folder, 'tree', 'ai-run')).size / 1e6) + 1;
  const output = join('dist', 'binary', `ai-run-${version}-${target}`);
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, Buffer.concat([Buffer.from(makeHead(archive, unpackedSize)), archive]), {
    mode: 0o755,
  });
  const sum = createHash('sha256').update(readFileSync(output)).digest('hex');
  writeFileSync(join('dist', 'binary', 'SHA256SUMS'), `${sum}  ${basename(output)}\n`);
  const size = (readFileSync(output).length / 1e6).toFixed(1);
  process.stdout.write(`${output}: ${size} MB, ${withTerminal ? 'with' : 'without'} the terminal binding\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
