import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { probe } from '../../src/run/probe.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const cwd = temporaryFolder('ai-run-probe-');
writeFileSync(join(cwd, 'planted'), '#!/bin/sh\necho ran\n');
chmodSync(join(cwd, 'planted'), 0o755);

function ask(path: string): string | undefined {
  return probe(['planted'], { timeoutMs: 5000, maxBytes: 1000, env: { PATH: path }, cwd });
}

test('a program of the current folder answers no query, whatever PATH says', () => {
  expect(ask(`${cwd}:/usr/bin:/bin`)).toBe('ran\n');
  for (const here of ['.', '', './']) expect(ask(`${here}:/usr/bin:/bin`)).toBeUndefined();
});
