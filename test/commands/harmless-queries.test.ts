import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { harmlessQueries, isHarmless } from '../../src/commands/harmless-queries.js';
import { temporaryFolder } from '../support/temporary-folder.js';

describe('isHarmless', () => {
  it.each([
    ['git ls-files -o', true],
    ['apt-cache pkgnames li', true],
    ['curl --help all', true],
    ['tmux list-sessions -F #S', true],
    ['touch marker', false],
    ['./deploy.sh --help', false],
    ['rm -rf x', false],
    ['git push', false],
    ['sh -c make', false],
    ['find . -delete', false],
  ])('%s → %s', (line, expected) => {
    expect(isHarmless(line.split(' '))).toBe(expected);
  });
});

describe('harmlessQueries', () => {
  it('does not run what a pattern should not ask for', () => {
    const cwd = temporaryFolder('ai-run-query-');
    const query = harmlessQueries({ env: process.env, cwd });
    expect(query(['touch', 'marker'])).toBeUndefined();
    expect(existsSync(join(cwd, 'marker'))).toBe(false);
    expect(query(['pwd'])?.trim()).toContain('ai-run-query-');
  });
});
