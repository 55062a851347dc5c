import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(__dirname, '../..');

/** What the linter, with the settings of this tree, says about one file with this text at this place. */
function lint(place: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ai-run-lint-'));
  const settings = readFileSync(join(root, 'biome.json'), 'utf8').replace(/"vcs": \{[^}]*\},/, '');
  writeFileSync(join(folder, 'biome.json'), settings);
  mkdirSync(dirname(join(folder, place)), { recursive: true });
  writeFileSync(join(folder, place), text);
  const biome = join(root, 'node_modules/.bin/biome');
  const run = spawnSync(biome, ['lint', '--error-on-warnings', place], { cwd: folder, encoding: 'utf8' });
  return `${run.status} ${run.stdout}${run.stderr}`;
}

describe('the linter holds the architecture', () => {
  it.each([
    [
      'a stage that imports a stage',
      'src/triage/planted.ts',
      `export { probe } from '../run/probe.js';`,
      'noRestrictedImports',
    ],
    [
      'a nested stage file',
      'src/run/deep/planted.ts',
      `export { x } from '../../ui/x.js';`,
      'noRestrictedImports',
    ],
    [
      'a stage that imports a command',
      'src/run/planted.ts',
      `export { run } from '../commands/wrap.js';`,
      'noRestrictedImports',
    ],
    [
      'a foundation that imports a stage',
      'src/text/planted.ts',
      `export { x } from '../run/probe.js';`,
      'noRestrictedImports',
    ],
    [
      'execa outside its door',
      'src/commands/planted.ts',
      `export { execa } from 'execa';`,
      'noRestrictedImports',
    ],
    [
      'commander outside its door',
      'src/run/planted.ts',
      `export { Command } from 'commander';`,
      'noRestrictedImports',
    ],
    [
      'chalk outside its door',
      'src/confirm/planted.ts',
      `export { Chalk } from 'chalk';`,
      'noRestrictedImports',
    ],
    ['console.log', 'src/run/planted.ts', `export const x = () => console.log(1);`, 'noConsole'],
    ['process.env', 'src/run/planted.ts', `export const x = process.env.HOME;`, 'noProcessEnv'],
    ['a default export', 'src/run/planted.ts', `export default 1;`, 'noDefaultExport'],
    ['any', 'src/run/planted.ts', `export const x = (y: any) => y;`, 'noExplicitAny'],
  ])('%s', (_, place, text, rule) => {
    const said = lint(place, `${text}\n`);
    expect(said).toContain(rule);
    expect(said).toMatch(/^1 /);
  });

  it('lets a harmless file pass', () => {
    expect(lint('src/run/planted.ts', `export const x = 1;\n`)).toMatch(/^0 /);
  });
});
