import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPTION_TABLE } from '../src/cli/option-table.js';

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
});

function optionNames(): readonly string[] {
  return OPTION_TABLE.map((option) => `--${option.long}`);
}
