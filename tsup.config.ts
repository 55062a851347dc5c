import { readFileSync } from 'node:fs';
import { type Plugin, transform } from 'esbuild';
import { defineConfig } from 'tsup';
import { packStart, warmCache, withHash } from './src/build/pack-start.js';
import { libraryModule } from './src/diagnose/library-modules.js';

/**
 * Chunks are split as ESM and then turned into CommonJS one by one: Node starts CommonJS faster and can cache its
 * code, and esbuild keeps bindings live, which tsup's own split CommonJS does not.
 */
const toCommonJs = {
  name: 'to-commonjs',
  async renderChunk(code: string, chunk: { readonly path: string }) {
    if (!chunk.path.endsWith('.js')) return undefined;
    const result = await transform(code, {
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      supported: { 'dynamic-import': false },
      minifySyntax: true,
      minifyWhitespace: true,
    });
    return { code: withHash(cheapInterop(result.code)) };
  },
};

/** Compiles the pattern library into the bundle, so that no YAML is parsed for it at run time. */
const patternLibrary: Plugin = {
  name: 'pattern-library',
  setup(build) {
    build.onResolve({ filter: /^virtual:pattern/ }, ({ path }) => ({ path, namespace: 'patterns' }));
    build.onLoad({ filter: /.*/, namespace: 'patterns' }, ({ path }) => {
      const contents = libraryModule(path, 'patterns');
      return contents === undefined ? undefined : { contents };
    });
  },
};

/**
 * For each import of a Node module esbuild copies all its properties as getters, which adds up to 5 ms for execa.
 * Inheriting them is the same to a reader and costs nothing.
 */
function cheapInterop(code: string): string {
  return code.replace(
    /__toESM=\(mod,isNodeMode,target\)=>\(target=.*?:target,mod\)\)/,
    '__toESM=mod=>mod&&mod.__esModule?mod:__create(mod,{default:{value:mod,enumerable:!0}})',
  );
}

/**
 * execa opens process.stdin, stdout and stderr when it is loaded. That costs 8 ms and makes the user's own pipes
 * non-blocking, so its list of them is replaced by one that opens nothing before it is used.
 */
const lazyStandardStreams: Plugin = {
  name: 'lazy-standard-streams',
  setup(build) {
    build.onLoad({ filter: /execa\/lib\/utils\/standard-stream\.js$/ }, () => ({
      contents: `import process from 'node:process';
        export const STANDARD_STREAMS_ALIASES = ['stdin', 'stdout', 'stderr'];
        export const STANDARD_STREAMS = {
          indexOf: (stream) => (stream instanceof Object ? [0, 1, 2].indexOf(stream.fd) : -1),
          get 0() { return process.stdin; },
          get 1() { return process.stdout; },
          get 2() { return process.stderr; },
        };
        export const isStandardStream = (stream) => STANDARD_STREAMS.indexOf(stream) >= 0;
        export const getStreamName = (fd) => STANDARD_STREAMS_ALIASES[fd] ?? 'stdio[' + fd + ']';`,
    }));
  },
};

/** human-signals computes a second table that execa does not use; marked as pure, it is left out. */
const unusedSignals: Plugin = {
  name: 'unused-signals',
  setup(build) {
    build.onLoad({ filter: /human-signals\/build\/src\/main\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        '=getSignalsByNumber()',
        '=/* @__PURE__ */ getSignalsByNumber()',
      ),
    }));
  },
};

export default defineConfig([
  {
    entry: { main: 'src/main.ts', library: 'src/library.ts' },
    format: ['esm'],
    outExtension: () => ({ js: '.js' }),
    plugins: [toCommonJs],
    esbuildPlugins: [lazyStandardStreams, unusedSignals, patternLibrary],
    onSuccess: async () => {
      packStart('dist');
      warmCache('bin/ai-run.js', 'dist');
    },
    platform: 'node',
    target: 'node20',
    splitting: true,
    clean: true,
    minify: true,
    loader: { '.bash': 'text', '.zsh': 'text', '.fish': 'text', '.nu': 'text', '.ps1': 'text' },
    noExternal: [/.*/],
    external: ['@lydell/node-pty'],
  },
  { entry: { library: 'src/library.ts' }, format: ['cjs'], dts: { only: true } },
]);
