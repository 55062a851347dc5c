import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { failureSettings } from '../../src/commands/failure-settings.js';
import { fakeDeps } from '../support/fake-deps.js';
import { temporaryFolder } from '../support/temporary-folder.js';

let home: string;
let folder: string;
beforeEach(() => {
  home = temporaryFolder('ai-run-settings-');
  folder = join(home, '.config/ai-run');
  mkdirSync(join(folder, 'patterns'), { recursive: true });
});
const settings = (flags = {}) => failureSettings(flags, fakeDeps({ home, cwd: home, env: {} }));
const pattern = (id: string) =>
  `patterns:\n  - id: ${id}\n    error_type: Unknown\n    regex: "${id}"\n    confidence: 0.9\n    fixes:\n      - { command: "true", explanation: "x", risk: Low }\n`;

it('has defaults without a configuration', async () => {
  expect(await settings()).toMatchObject({
    maxFixes: 3,
    learning: false,
    colorOutput: true,
    quietRules: [],
    userPatterns: [],
    notices: [],
  });
  expect((await settings({ learn: true })).learning).toBe(true);
});

it('takes display, triage and patterns from the configuration', async () => {
  writeFileSync(
    join(folder, 'config.yaml'),
    'display: { max_fixes: 1, learning_mode: true, color_output: false }\ntriage: { quiet: [{ program: mycheck, exit_codes: [7] }] }\nheuristics: { patterns_file: "~/mine.yaml" }\n',
  );
  writeFileSync(join(home, 'mine.yaml'), pattern('first'));
  writeFileSync(join(folder, 'patterns/b.yaml'), pattern('third'));
  writeFileSync(join(folder, 'patterns/a.yml'), pattern('second'));
  writeFileSync(join(folder, 'patterns/notes.txt'), 'not a pattern');
  const found = await settings();
  expect(found).toMatchObject({ maxFixes: 1, learning: true, colorOutput: false, notices: [] });
  expect(found.quietRules).toEqual([{ program: 'mycheck', exit_codes: [7] }]);
  expect(found.userPatterns.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
});

it('tells of a bad setting and a bad pattern, and goes on', async () => {
  writeFileSync(join(folder, 'config.yaml'), 'display: { max_fixes: many }\n');
  writeFileSync(join(folder, 'patterns/a.yaml'), 'patterns:\n  - id: broken\n');
  writeFileSync(join(folder, 'patterns/b.yaml'), pattern('good'));
  const { maxFixes, notices, userPatterns } = await settings();
  expect(maxFixes).toBe(3);
  expect(userPatterns.map(({ id }) => id)).toEqual(['good']);
  expect(notices).toEqual([expect.stringContaining('max_fixes'), expect.stringContaining('broken')]);
});
