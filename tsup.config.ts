import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', library: 'src/library.ts' },
  format: ['cjs'],
  platform: 'node',
  target: 'node20',
  splitting: true,
  clean: true,
  minify: true,
  noExternal: [/.*/],
  external: ['@lydell/node-pty'],
  dts: { entry: { library: 'src/library.ts' } },
});
