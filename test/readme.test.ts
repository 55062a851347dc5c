import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPTION_TABLE } from '../src/cli/option-table.js';
import { aiRunPiped } from './support/run-piped.js';
import { temporaryFolder } from './support/temporary-folder.js';

const readme = readFileSync('README.md', 'utf8');

describe('README.md', () => {
  it('names every option, and none that does not exist', () => {
    const listed =
      /The full list of options[^`]*`ai-run --help`[^`]*`man ai-run`:\n`([^`]+)`/
        .exec(readme)?.[1]
        ?.split(/\s+/) ?? [];
    expect([...listed].sort()).toEqual([...optionNames()].sort());
  });

  it('counts the patterns of every file', () => {
    for (const file of readdirSync('patterns').filter((name) => name.endsWith('.yaml'))) {
      const count = readFileSync(`patterns/${file}`, 'utf8').match(/^ {2}- id:/gm)?.length ?? 0;
      expect(readme).toContain(`\`${file.replace('.yaml', '')}\` ${count}`);
    }
  });

  it('shows a pattern that passes its own examples', () => {
    expect(checkShownPattern(readme)).toEqual(ALL_GOOD);
  });
});

describe('TECHSPEC.md', () => {
  const techspec = readFileSync('TECHSPEC.md', 'utf8');

  it('shows a pattern that passes its own examples', () => {
    expect(checkShownPattern(techspec)).toEqual(ALL_GOOD);
  });

  it('says what lives in every folder, and in none that does not exist', () => {
    const told = [...techspec.matchAll(/`src\/([a-z]+)\/`(?=[^\n]*\|[^\n]*\|)/g)].map((match) => match[1]);
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...new Set(told)].sort()).toEqual(folders.map(({ name }) => name).sort());
  });
});

const ALL_GOOD = [0, expect.stringContaining('1 pattern, 2 examples, all good')];

function checkShownPattern(page: string): readonly unknown[] {
  const file = join(temporaryFolder('ai-run-readme-'), 'shown.yaml');
  writeFileSync(file, /```yaml\n([^`]+)```/.exec(page)?.[1] ?? '');
  const { status, stdout } = aiRunPiped(['--check-patterns', file]);
  return [status, stdout.toString()];
}

function optionNames(): readonly string[] {
  return OPTION_TABLE.map((option) => `--${option.long}`);
}
