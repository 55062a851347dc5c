import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Shell scripts are imported as text, as the build does it. */
const scriptsAsText = {
  name: 'scripts-as-text',
  transform: (code: string, id: string) =>
    /\.(?:bash|zsh|fish|nu|ps1)$/.test(id) ? `export default ${JSON.stringify(code)}` : undefined,
};

export default defineConfig({
  plugins: [scriptsAsText],
  resolve: {
    alias: {
      'virtual:patterns': resolve('test/support/virtual-patterns.ts'),
      'virtual:pattern-cases': resolve('test/support/virtual-pattern-cases.ts'),
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/own-temporary-folder.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Terminals driven through a pty answer late on a loaded machine: CI gives a failing test two more tries.
    retry: process.env.CI ? 2 : 0,
    pool: 'forks',
    maxWorkers: 3,
  },
});
