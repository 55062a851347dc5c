import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { probe } from '../../src/run/probe.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const cwd = temporaryFolder('ai-run-probe-');
writeFileSync(join(cwd, 'planted'), '#!/bin/sh\necho ran\n');
chmodSync(join(cwd, 'planted'), 0o755);

function ask(path: string, from = cwd): string | undefined {
  return probe(['planted'], {
    timeoutMs: 5000,
    maxBytes: 1000,
    env: { PATH: path, HOME: '/root' },
    cwd: from,
  });
}

test('a program of the current folder answers no query, whatever PATH says', () => {
  expect(ask(`${cwd}:/usr/bin:/bin`, '/usr')).toBe('ran\n');
  for (const here of ['.', '', './', cwd]) expect(ask(`${here}:/usr/bin:/bin`)).toBeUndefined();
});

test('nor does one that a package has brought', () => {
  const folder = join(cwd, 'node_modules/.bin');
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(cwd, 'planted'), join(folder, 'planted'));
  expect(ask(`${folder}:/usr/bin`, '/usr')).toBeUndefined();
});

test('nor one that lies elsewhere in the repository, or is reached by another name', () => {
  const root = temporaryFolder('ai-run-probe-');
  mkdirSync(join(root, '.git'));
  mkdirSync(join(root, 'bin'));
  mkdirSync(join(root, 'src'));
  symlinkSync(join(cwd, 'planted'), join(root, 'bin/planted'));
  const link = `${root}-link`;
  symlinkSync(root, link);
  expect(ask(`${root}/bin:/usr/bin`, '/usr')).toBe('ran\n');
  expect(ask(`${root}/bin:/usr/bin`, join(root, 'src'))).toBeUndefined();
  expect(ask(`${link}/bin:/usr/bin`, join(root, 'src'))).toBeUndefined();
});
