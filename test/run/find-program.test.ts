import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startError } from '../../src/run/find-program.js';

it('tells what is missing from what may not run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ai-run-'));
  writeFileSync(join(folder, 'plain'), '');
  writeFileSync(join(folder, 'good'), '#!/bin/sh\n');
  chmodSync(join(folder, 'good'), 0o755);
  expect(startError('good', folder)).toBeUndefined();
  expect(startError('good', `/none:${folder}`)).toBeUndefined();
  expect(startError('missing', folder)).toBe('ENOENT');
  expect(startError('', folder)).toBe('ENOENT');
  expect(startError(join(folder, 'plain'), folder)).toBe('EACCES');
  expect(startError(folder, '')).toBe('EACCES');
});
