import { type Plugin, transform } from 'esbuild';
import { defineConfig } from 'tsup';
import { escapeNonAscii } from './src/build/escape-non-ascii.js';
import { lightenExeca } from './src/build/lighten-execa.js';
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
    return { code: withHash(escapeNonAscii(cheapInterop(result.code))) };
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

export default defineConfig([
  {
    entry: { main: 'src/main.ts', library: 'src/library.ts' },
    format: ['esm'],
    outExtension: () => ({ js: '.js' }),
    plugins: [toCommonJs],
    esbuildPlugins: [lightenExeca, patternLibrary],
    onSuccess: async () => {
      packStart('dist');
      await warmCache('bin/ai-run.js', 'dist');
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
