import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAllowed, rememberAllowed } from '../../src/commands/repair-allowed.js';
import { createStyle } from '../../src/ui/style.js';
import { fakeDeps } from '../support/fake-deps.js';
import { temporaryFolder } from '../support/temporary-folder.js';

function ground(allowFile = join(temporaryFolder('ai-run-allowed-'), 'data', 'allowed.json')) {
  const deps = fakeDeps();
  const session = { allowed: [] as string[] };
  const remember = (command: string) =>
    rememberAllowed(command, session, { allowFile, deps, style: createStyle(deps.stderr, deps) });
  return { allowFile, session, remember, deps };
}

test('an allowed check is kept once, privately, and said with the file that holds it', () => {
  const { allowFile, remember, session, deps } = ground();
  for (const command of ['git  status', 'ls -l', 'git status']) remember(command);
  expect(readAllowed(allowFile)).toEqual(['git status', 'ls -l']);
  expect(session.allowed).toContain('git status');
  expect(statSync(allowFile).mode & 0o777).toBe(0o600);
  expect(deps.written.stderr.replace(/\s+/g, '')).toContain(allowFile);
});

test.each(['git status; rm x', 'ls $(rm x)', 'ls > x', 'ls *', 'A=1 ls'])('%s is never kept', (command) => {
  const { allowFile, remember, session } = ground();
  remember(command);
  expect([readAllowed(allowFile), session.allowed]).toEqual([[], []]);
});

test('a damaged file allows nothing and is replaced by the next yes', () => {
  const { allowFile, remember } = ground();
  remember('ls');
  for (const damaged of ['{', '{"ls":true}', '[1]']) {
    writeFileSync(allowFile, damaged);
    expect(readAllowed(allowFile)).toEqual([]);
  }
  remember('pwd');
  expect(JSON.parse(readFileSync(allowFile, 'utf8'))).toEqual(['pwd']);
});

test('where it cannot be kept it holds for this repair, and that is said', () => {
  const { remember, session, deps } = ground('/dev/null/allowed.json');
  remember('ls');
  expect(session.allowed).toEqual(['ls']);
  expect(deps.written.stderr).toContain('for this repair');
});
