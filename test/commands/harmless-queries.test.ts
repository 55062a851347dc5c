import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { harmlessQueries, isHarmless } from '../../src/commands/harmless-queries.js';
import { cleanEnv } from '../support/built-binary.js';
import { runPiped } from '../support/run-piped.js';
import { temporaryFolder } from '../support/temporary-folder.js';

describe('isHarmless', () => {
  it.each([
    ['git ls-files -o', true],
    ['apt-cache pkgnames li', true],
    ['curl --help all', true],
    ['tmux list-sessions -F #S', true],
    ['npm install --help', true],
    ['yarn build --help', false],
    ['pnpm build --help', false],
    ['npx thing --help', false],
    ['node server --help', false],
    ['redis-server conf --help', false],
    ['npm run build --help', false],
    ['docker run image --help', false],
    ['java -jar x.jar --version', false],
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

describe('the help of programs', () => {
  /** A folder of programs that note how they were called, and what they noted. */
  function spies(...names: string[]) {
    const folder = temporaryFolder('ai-run-spies-');
    const notes = join(folder, 'notes');
    writeFileSync(notes, '');
    for (const name of names)
      writeFileSync(
        join(folder, name),
        `#!/bin/sh\necho "${name} $* in $PWD" >> ${notes}\necho "error: unknown option '--prot'" >&2\nexit 1\n`,
        { mode: 0o755 },
      );
    const cwd = temporaryFolder('ai-run-project-');
    const options = { cwd, env: cleanEnv({ PATH: `${folder}:${process.env.PATH}` }) };
    return { options, cwd, calls: () => readFileSync(notes, 'utf8').split('\n').filter(Boolean) };
  }

  it.each(['yarn build', 'pnpm build', 'npx thing', 'node server', 'npm build', 'redis-server conf'])(
    'is asked without the words that name a script: %s',
    (line) => {
      const [program = '', ...words] = line.split(' ');
      const { options, calls, cwd } = spies(program);
      const launcher = [process.execPath, resolve(__dirname, '../../bin/ai-run.js')];
      runPiped([...launcher, program, ...words, '--prot'], options);
      const [itself, ...queries] = calls();
      expect(itself).toBe(`${line} --prot in ${cwd}`);
      runPiped([...launcher, '--explain', `${line} --prot`], { ...options, input: '' });
      for (const query of [...queries, ...calls().slice(1)]) expect(query).toBe(`${program} --help in /`);
    },
  );
});
