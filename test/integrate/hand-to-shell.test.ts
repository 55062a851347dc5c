import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { belongsToShell, handToShell, rememberInShell } from '../../src/integrate/hand-to-shell.js';
import type { Shell } from '../../src/integrate/shell-builtins.js';

function channel(shell: Shell): { readonly shell: Shell; readonly file: string } {
  return { shell, file: join(mkdtempSync(join(tmpdir(), 'ai-run-hand-')), 'out') };
}

describe('belongsToShell', () => {
  it.each([
    ['bash', 'cd foo', true],
    ['bash', 'export A=b', true],
    ['fish', 'source x.fish', true],
    ['bash', 'git push', false],
    ['nu', 'cd foo', true],
    ['nu', 'export A=b', false],
    ['pwsh', 'cd $HOME', false],
  ] as const)('in %s of %s is %s', (shell, command, expected) => {
    expect(belongsToShell(command, channel(shell))).toBe(expected);
  });
});

describe('handToShell', () => {
  it.each([
    ['bash', { command: 'cd x', kind: 'replaces' }, 'run\0cd x\0'],
    ['zsh', { command: 'cd x', kind: 'prepares' }, 'prepare\0cd x\0'],
    ['fish', { command: 'cd x', kind: 'prepares', again: 'make' }, 'prepare\0cd x\0again\0make\0'],
    ['nu', { command: "cd 'a b'", kind: 'replaces' }, 'cd\0a b\0'],
  ] as const)('tells %s %j', (shell, fix, written) => {
    const open = channel(shell);
    expect(handToShell(fix, open)).toBe(true);
    expect(readFileSync(open.file, 'utf8')).toBe(written);
  });

  it('sends a shell with another syntax nothing that it would read otherwise', () => {
    const open = channel('nu');
    expect(handToShell({ command: 'cd $(rm x)', kind: 'replaces' }, open)).toBe(false);
    expect(existsSync(open.file)).toBe(false);
  });
});

it('remembers what ai-run ran itself', () => {
  const open = channel('bash');
  rememberInShell('git push', open);
  expect(readFileSync(open.file, 'utf8')).toBe('ran\0git push\0');
});
