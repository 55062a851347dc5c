import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkName, listScripts, storeScript } from '../../src/saved/store-script.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const SCRIPT = '#!/usr/bin/env bash\n# x\n# Prompt: list\n# Command: ls\n\nls\n';

describe('saved scripts', () => {
  it('are written for the owner alone, whole, and can be replaced', () => {
    const folder = join(temporaryFolder('ai-run-saved-'), 'commands');
    storeScript(folder, 'x', 'old');
    const path = storeScript(folder, 'x', SCRIPT);
    expect(readFileSync(path, 'utf8')).toBe(SCRIPT);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual(['x']);
  });

  it('are listed by name with prompt and command; other files are not', () => {
    const folder = temporaryFolder('ai-run-saved-');
    storeScript(folder, 'b', SCRIPT);
    storeScript(folder, 'a', '#!/bin/sh\n');
    writeFileSync(join(folder, 'notes.txt'), 'hello');
    expect(listScripts(folder)).toEqual([{ name: 'a' }, { name: 'b', prompt: 'list', command: 'ls' }]);
    expect(listScripts(join(folder, 'none'))).toEqual([]);
  });

  it.each(['', '..', '../x', 'a/b', '-x', '.x', 'a b', 'a\nb', 'x'.repeat(65)])(
    'refuse the name %j',
    (name) => {
      expect(() => checkName(name, () => false)).toThrow('is no name');
    },
  );

  it('refuse the name of a program', () => {
    expect(() => checkName('ls', () => true)).toThrow("'ls' is already the name of a program.");
    expect(() => checkName('ls-all_2.sh', () => false)).not.toThrow();
  });
});
