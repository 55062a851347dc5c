import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadPatterns } from '../../src/diagnose/load-patterns.js';
import { temporaryFolder } from '../support/temporary-folder.js';

it('takes what works from each file, trusts none of it, and names the rest', () => {
  const folder = temporaryFolder('ai-run-load-');
  const good = join(folder, 'good.yaml');
  const mixed = join(folder, 'mixed.yaml');
  const row = (id: string, regex: string): string =>
    `  - { id: ${id}, error_type: Unknown, confidence: 0.5, regex: "${regex}", fixes: [] }\n`;
  writeFileSync(good, `patterns:\n${row('one', 'x')}`);
  writeFileSync(mixed, `patterns:\n${row('bad', '(')}${row('two', 'y')}`);
  mkdirSync(join(folder, 'folder.yaml'));
  const { patterns, notices } = loadPatterns([
    join(folder, 'none.yaml'),
    join(folder, 'folder.yaml'),
    mixed,
    good,
  ]);
  expect(patterns.map(({ id, trusted }) => [id, trusted])).toEqual([
    ['two', false],
    ['one', false],
  ]);
  expect(notices).toEqual([
    `${join(folder, 'none.yaml')}: it can't be read`,
    `${join(folder, 'folder.yaml')}: it can't be read`,
    expect.stringContaining("mixed.yaml: pattern 'bad'"),
  ]);
});
