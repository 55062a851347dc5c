import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/** A piece of a library file and what stands in its place in the bundle. */
interface Cut {
  readonly file: RegExp;
  readonly from: RegExp;
  readonly to: string;
}

/** Our own folder: a process begins there by itself, also where it could not go any more (`chmod 0 .`). */
const HERE = '/proc/self/cwd';

/**
 * What execa does at every start although we never need it. The first four are more than speed: execa opens
 * process.stdin, stdout and stderr, which makes the user's own pipes non-blocking, and always changes the folder. The
 * others avoid parts of Node that are slow at their first use: events of the web's kind, decoders, promises of timers.
 */
const CUTS: readonly Cut[] = [
  {
    file: /execa\/lib\/utils\/standard-stream\.js$/,
    from: /\[process\.stdin, process\.stdout, process\.stderr\]/,
    to: `{
      includes: (stream) => STANDARD_STREAMS.indexOf(stream) >= 0,
      indexOf: (stream) => (stream instanceof Object ? [0, 1, 2].indexOf(stream.fd) : -1),
      get 0() { return process.stdin; },
      get 1() { return process.stdout; },
      get 2() { return process.stderr; },
    }`,
  },
  {
    file: /execa\/lib\/stdio\/direction\.js$/,
    from: /\[0, process\.stdin\]\.includes\(value\)/,
    to: '[0].includes(value?.fd ?? value)',
  },
  {
    file: /execa\/lib\/stdio\/direction\.js$/,
    from: /\[1, 2, process\.stdout, process\.stderr\]\.includes\(value\)/,
    to: '[1, 2].includes(value?.fd ?? value)',
  },
  {
    file: /execa\/lib\/arguments\/cwd\.js$/,
    from: /return path\.resolve\(cwdString\);/,
    to: `return cwdString === '${HERE}' ? undefined : path.resolve(cwdString);`,
  },
  {
    file: /execa\/lib\/methods\/main-async\.js$/,
    from: /new AbortController\(\);\s*setMaxListeners\(Number\.POSITIVE_INFINITY, controller\.signal\);/,
    to: `{
      abort() { this.real?.abort(); },
      get signal() {
        if (this.real === undefined) setMaxListeners(Infinity, (this.real = new AbortController()).signal);
        return this.real.signal;
      },
    };`,
  },
  {
    file: /execa\/lib\/methods\/main-async\.js$/,
    from: /onInternalError\.resolve\(\);/,
    to: '',
  },
  {
    file: /execa\/lib\/resolve\/wait-subprocess\.js$/,
    from: /const throwOnSubprocessError = async \(subprocess, \{signal\}\) => \{[^}]*\{signal\}\);\s*throw error;\s*\};/,
    to: "const throwOnSubprocessError = subprocess => new Promise((_, reject) => subprocess.on('error', reject));",
  },
  {
    file: /execa\/lib\/resolve\/exit-async\.js$/,
    from: /import \{once\} from 'node:events';/,
    to: `const once = (emitter, event) => new Promise((resolve, reject) => {
      emitter.on(event, (...values) => resolve(values));
      emitter.on('error', reject);
    });`,
  },
  {
    file: /execa\/lib\/return\/result\.js$/,
    from: /Object\.fromEntries\(Object\.entries\(result\)\.filter\(.*\)\)/,
    to: 'result',
  },
  {
    file: /execa\/lib\/utils\/uint-array\.js$/,
    from: /const textDecoder = new TextDecoder\(\);/,
    to: '',
  },
  {
    file: /execa\/lib\/utils\/uint-array\.js$/,
    from: /textDecoder\.decode/,
    to: 'new TextDecoder().decode',
  },
  {
    file: /execa\/lib\/io\/contents\.js$/,
    from: /import \{setImmediate\} from 'node:timers\/promises';/,
    to: 'const setImmediate = () => new Promise(resolve => globalThis.setImmediate(resolve));',
  },
  {
    file: /execa\/lib\/terminate\/kill\.js$/,
    from: /import \{setTimeout\} from 'node:timers\/promises';/,
    to: `const setTimeout = (...values) =>
      import('node:timers/promises').then(timers => timers.setTimeout(...values));`,
  },
  {
    file: /execa\/lib\/arguments\/specific\.js$/,
    from: /import \{debuglog\} from 'node:util';/,
    to: '',
  },
  {
    file: /execa\/lib\/arguments\/specific\.js$/,
    from: /debuglog\('execa'\)\.enabled \? 'full' : 'none'/,
    to: "'none'",
  },
];

/**
 * Features of execa that we never use: template strings, messages between processes, `.pipe()`, transforms and other
 * conversions of streams, collected output of the asynchronous kind, cancelling and killing after a time, verbose
 * output, the texts of its errors, and cross-spawn, which does nothing outside of Windows.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'execa/index.js': `import { execaCoreAsync } from './lib/methods/main-async.js';
    export const execa = (file, args, options) => execaCoreAsync(file, args, options);`,
  'execa/lib/arguments/command.js': `export const handleCommand = () => ({
    command: '', escapedCommand: '', startTime: 0n, verboseInfo: {} });`,
  'execa/lib/return/duration.js': 'export const getDurationMs = () => 0;',
  'execa/lib/return/message.js': `export const createMessages = () => ({
    originalMessage: '', shortMessage: '', message: '' });`,
  'execa/lib/ipc/methods.js':
    'export const addIpcMethods = () => {}; export const getIpcExport = () => ({});',
  'execa/lib/ipc/ipc-input.js':
    'export const validateIpcInputOption = () => {}; export const sendIpcInput = () => {};',
  'execa/lib/ipc/buffer-messages.js': `export const waitForIpcOutput = async ({ ipcOutput }) => ipcOutput;
    export const getBufferedIpcOutput = async (_, ipcOutput) => ipcOutput;`,
  'execa/lib/methods/node.js': `export const handleNodeOption = (file, args, options) => [file, args, options];`,
  'execa/lib/pipe/setup.js': 'export const pipeToSubprocess = () => {};',
  'execa/lib/convert/add.js': 'export const addConvertedStreams = () => {};',
  'execa/lib/transform/normalize.js': 'export const normalizeTransforms = (stdioItems) => stdioItems;',
  'execa/lib/transform/generator.js': `export const generatorToStream = () => {};
    export const runGeneratorsSync = (chunks) => chunks;`,
  'execa/lib/io/iterate.js': 'export const iterateForResult = () => {};',
  'execa/lib/resolve/all-async.js':
    'export const makeAllStream = () => {}; export const waitForAllStream = async () => {};',
  'execa/lib/terminate/cancel.js':
    'export const validateCancelSignal = () => {}; export const throwOnCancel = () => [];',
  'execa/lib/terminate/cleanup.js': 'export const cleanupOnExit = () => {};',
  'execa/lib/terminate/graceful.js':
    'export const validateGracefulCancel = () => {}; export const throwOnGracefulCancel = () => [];',
  'execa/lib/terminate/signal.js': `export const normalizeKillSignal = (signal) => signal;
    export const normalizeSignalArgument = (signal) => signal;
    export const getSignalDescription = (signal) => signal;`,
  'execa/lib/terminate/timeout.js':
    'export const validateTimeout = () => {}; export const throwOnTimeout = () => [];',
  'execa/lib/verbose/complete.js': 'export const logResult = () => {};',
  'execa/lib/verbose/output.js': `export const shouldLogOutput = () => false;
    export const logLines = () => {}; export const logLinesSync = () => {};`,
  'get-stream/source/index.js': `export class MaxBufferError extends Error {}
    export const getStreamAsArray = () => {};
    export const getStreamAsArrayBuffer = () => {};
    export default () => {};`,
  '@sindresorhus/merge-streams/index.js': 'export default () => {};',
  'npm-run-path/index.js': 'export const npmRunPathEnv = ({ env }) => env;',
  'cross-spawn/index.js':
    'exports._parse = (command, args, options) => ({ command, args: [...args], options: { ...options } });',
};

/** Queries alone need the synchronous half, so that it stands apart from what every run loads. */
const SYNC = `import { execaCoreSync } from './lib/methods/main-sync.js';
  export const execaSync = (file, args, options) => execaCoreSync(file, args, options);`;

/** Leaves out of execa what it does in vain at every start; fails the build where a piece is not found any more. */
export const lightenExeca: Plugin = {
  name: 'lighten-execa',
  setup(build) {
    build.onResolve({ filter: /^execa$/ }, ({ importer }) =>
      importer.endsWith('/probe.ts') ? { path: 'execa', namespace: 'execa-sync' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'execa-sync' }, () => ({
      contents: SYNC,
      resolveDir: dirname(fileURLToPath(import.meta.resolve('execa'))),
    }));
    const waiting = new Set([...CUTS.map(({ file }) => file.source), ...Object.keys(UNUSED)]);
    for (const file of new Set(CUTS.map((cut) => cut.file.source))) {
      build.onLoad({ filter: new RegExp(file) }, ({ path }) => {
        waiting.delete(file);
        return { contents: lighten(path) };
      });
    }
    for (const [file, contents] of Object.entries(UNUSED)) {
      build.onLoad({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, () => {
        waiting.delete(file);
        return { contents };
      });
    }
    build.onEnd(() => ({
      errors: [...waiting].map((file) => ({ text: `nothing loads ${file} any more; its cut is in vain` })),
    }));
  },
};

function lighten(path: string): string {
  return CUTS.filter(({ file }) => file.test(path)).reduce(
    (source, { from, to }) => {
      if (!from.test(source)) throw new Error(`${path} has changed: ${from.source} is not there any more`);
      return source.replace(from, () => to);
    },
    readFileSync(path, 'utf8'),
  );
}
