import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expandHome, findConfigFile } from '../../src/config/find-config-file.js';
import { temporaryFolder } from '../support/temporary-folder.js';

function place(env: Record<string, string> = {}) {
  const home = temporaryFolder('ai-run-config-');
  return { env, home, cwd: home, platform: 'linux' as const };
}

function write(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

test('without a file the usual place is named and nothing exists', () => {
  const deps = place();
  const path = join(deps.home, '.config/ai-run/config.yaml');
  expect(findConfigFile(deps)).toEqual({ path, exists: false, origin: 'default' });
});

test("the seed's file is read only where it is the only one", () => {
  const deps = place();
  const old = write(join(deps.home, '.shellpilot/config.yaml'));
  expect(findConfigFile(deps)).toEqual({ path: old, exists: true, origin: 'shellpilot' });
  const path = write(join(deps.home, '.config/ai-run/config.yaml'));
  expect(findConfigFile(deps)).toEqual({ path, exists: true, origin: 'default' });
});

test('AI_RUN_CONFIG wins, relative or under the home, even where it is missing', () => {
  const relative = place({ AI_RUN_CONFIG: 'my.yaml' });
  write(join(relative.home, '.config/ai-run/config.yaml'));
  expect(findConfigFile(relative)).toMatchObject({ path: join(relative.home, 'my.yaml'), exists: false });
  const tilde = place({ AI_RUN_CONFIG: '~/c.yaml' });
  const path = write(join(tilde.home, 'c.yaml'));
  expect(findConfigFile(tilde)).toEqual({ path, exists: true, origin: 'AI_RUN_CONFIG' });
});

test('only a leading tilde is the home', () => {
  expect(expandHome('~/a', '/h')).toBe('/h/a');
  expect(expandHome('~', '/h')).toBe('/h');
  expect(expandHome('~other/a', '/h')).toBe('~other/a');
  expect(expandHome('/a/~/b', '/h')).toBe('/a/~/b');
});
