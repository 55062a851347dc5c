import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { NO_FLAGS } from '../../src/cli/no-flags.js';
import { run } from '../../src/commands/check-patterns.js';
import { fakeDeps } from '../support/fake-deps.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const GOOD = `patterns:
  - id: flux
    error_type: Unknown
    regex: "flux capacitor"
    confidence: 0.9
    fixes:
      - command: "calibrate"
        explanation: "Calibrate it"
        risk: "Low"
    examples:
      - { command: drive, output: "flux capacitor misaligned", fix: calibrate }
    ignores:
      - { command: drive, output: "all good" }
`;

let home: string;
beforeEach(() => {
  home = temporaryFolder('ai-run-patterns-');
});

async function check(words: readonly string[]) {
  const deps = fakeDeps({ home, env: {} });
  const code = await run(
    { mode: 'check-patterns', words, literal: false, flags: NO_FLAGS, argv: words },
    deps,
  );
  return { code, out: deps.written.stdout };
}

it('counts what is good', async () => {
  writeFileSync(join(home, 'a.yaml'), GOOD);
  const { code, out } = await check([join(home, 'a.yaml')]);
  expect(out).toBe(`${join(home, 'a.yaml')}: 1 pattern, 2 examples, all good\n`);
  expect(code).toBe(0);
});

it('names the file, the pattern and what is wrong, and exits with 1', async () => {
  writeFileSync(
    join(home, 'a.yaml'),
    GOOD.replace('fix: calibrate', 'fix: replace').replace('all good', 'flux capacitor'),
  );
  writeFileSync(join(home, 'b.yaml'), 'patterns:\n  - id: broken\n    regex: "("\n    confidence: 7\n');
  const { code, out } = await check([join(home, 'a.yaml'), join(home, 'b.yaml'), join(home, 'none.yaml')]);
  expect(code).toBe(1);
  expect(out).toMatch(/a\.yaml: flux: example 1 gives 'calibrate', not first 'replace'/);
  expect(out).toMatch(/a\.yaml: flux: counter-example 1 matches, and must not/);
  expect(out).toMatch(/b\.yaml: .*broken/);
  expect(out).toMatch(/none\.yaml: it can't be read/);
});

it('checks the files in the patterns folder where none is named', async () => {
  expect(await check([])).toEqual({ code: 0, out: 'There are no pattern files of your own to check.\n' });
  const folder = join(home, '.config/ai-run/patterns');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mine.yml'), GOOD);
  expect((await check([])).out).toContain('mine.yml: 1 pattern, 2 examples, all good');
});
