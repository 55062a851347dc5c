import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** A piece of a library file and what stands in its place in the bundle. */
interface Cut {
  readonly file: RegExp;
  readonly from: RegExp;
  readonly to: string;
}

/**
 * What execa does at its start although we never need it. The first three are more than speed: execa opens
 * process.stdin, stdout and stderr, which makes the user's own pipes non-blocking. The rest are tables and
 * expressions for its error texts.
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
    file: /execa\/lib\/arguments\/escape\.js$/,
    from: /new RegExp\('\\\\p\{Separator\}\|\\\\p\{Other\}', 'gu'\)/,
    to: '/[\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD]/g',
  },
  {
    file: /execa\/lib\/terminate\/signal\.js$/,
    from: /import \{signalsByName\} from 'human-signals';/,
    to: '',
  },
  {
    file: /execa\/lib\/terminate\/signal\.js$/,
    from: /signalsByName\[signal\]\.description/,
    to: 'signal',
  },
];

/** Features of execa that we never use: messages between processes, `.pipe()`, stream conversions, verbose output. */
const UNUSED: Readonly<Record<string, string>> = {
  'execa/lib/ipc/methods.js':
    'export const addIpcMethods = () => {}; export const getIpcExport = () => ({});',
  'execa/lib/ipc/ipc-input.js':
    'export const validateIpcInputOption = () => {}; export const sendIpcInput = () => {};',
  'execa/lib/ipc/buffer-messages.js': `export const waitForIpcOutput = async ({ ipcOutput }) => ipcOutput;
    export const getBufferedIpcOutput = async (_, ipcOutput) => ipcOutput;`,
  'execa/lib/ipc/graceful.js': 'export const sendAbort = async () => {};',
  'execa/lib/pipe/setup.js': 'export const pipeToSubprocess = () => {};',
  'execa/lib/convert/add.js': 'export const addConvertedStreams = () => {};',
  'execa/lib/verbose/start.js': 'export const logCommand = () => {};',
  'execa/lib/verbose/complete.js': 'export const logResult = () => {};',
  'execa/lib/verbose/output.js': `export const shouldLogOutput = () => false;
    export const logLines = () => {}; export const logLinesSync = () => {};`,
  'execa/index.js': `import { createExeca } from './lib/methods/create.js';
    export const execa = createExeca(() => ({}));
    export const execaSync = createExeca(() => ({ isSync: true }));`,
};

/** Leaves out of execa what it does in vain at every start; fails the build where a piece is not found any more. */
export const lightenExeca: Plugin = {
  name: 'lighten-execa',
  setup(build) {
    for (const file of new Set(CUTS.map((cut) => cut.file.source))) {
      build.onLoad({ filter: new RegExp(file) }, ({ path }) => ({ contents: lighten(path) }));
    }
    for (const [file, contents] of Object.entries(UNUSED)) {
      build.onLoad({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, () => ({ contents }));
    }
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
