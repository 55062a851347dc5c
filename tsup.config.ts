import { type Plugin, transform } from 'esbuild';
import { defineConfig } from 'tsup';
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
      minifySyntax: true,
      minifyWhitespace: true,
    });
    return { code: result.code };
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

export default defineConfig([
  {
    entry: { main: 'src/main.ts', library: 'src/library.ts' },
    format: ['esm'],
    outExtension: () => ({ js: '.js' }),
    plugins: [toCommonJs],
    esbuildPlugins: [patternLibrary],
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
