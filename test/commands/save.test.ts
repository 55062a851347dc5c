import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ModelHome } from '../support/model-home.js';
import { replyWith } from '../support/model-server.js';
import { openTerminal, startModelHome } from '../support/model-session.js';

const homeWith = (command: string) =>
  startModelHome('safety:\n  tools: [echo, touch, ls]\n', replyWith({ command, note: '' }));

const folderOf = (home: ModelHome) => join(home.env.HOME ?? '', '.local/share/ai-run/commands');

describe('ai-run --save', () => {
  it('freezes a generated command as a script that needs no ai-run', async () => {
    const home = await homeWith("echo 'hello there'");
    const saved = await home.run(['--save', 'greet', 'say hello']);
    expect(saved.status).toBe(0);
    const path = join(folderOf(home), 'greet');
    expect(saved.stderr).toContain(`Saved as ${path}`);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(readFileSync(path, 'utf8')).toContain('# Prompt: say hello\n# Model: test-model\n');
    expect(execFileSync(path, { encoding: 'utf8', env: { PATH: process.env.PATH } })).toBe('hello there\n');
    expect(home.history()[0]).toMatchObject({
      generated_command: "echo 'hello there'",
      notes: 'saved as greet',
    });
    expect((await home.run(['--list-commands'])).stdout).toBe('greet  say hello\n');
    expect((await home.run(['--commands-path'])).stdout).toBe(`${folderOf(home)}\n`);
  });

  it('takes the latest generated command where no prompt is given', async () => {
    const home = await homeWith('ls -a');
    await home.run(['--prompt', 'list all']);
    expect((await home.run(['--save', 'all'])).status).toBe(0);
    expect(readFileSync(join(folderOf(home), 'all'), 'utf8')).toContain('# Prompt: list all\n');
  });

  it.each([
    ['ls', 'already the name of a program'],
    ['cd', 'already the name of a program'],
    ['../x', 'is no name'],
  ])('refuses the name %s, before anything is asked', async (name, reason) => {
    const home = await homeWith('ls');
    const { status, stderr } = await home.run(['--save', name, 'list']);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(home.server.requests).toHaveLength(0);
  });

  it('replaces only after a yes, and not without a terminal', async () => {
    const home = await homeWith('ls -a');
    mkdirSync(folderOf(home), { recursive: true });
    writeFileSync(join(folderOf(home), 'mine'), '#!/bin/sh\n');
    expect((await home.run(['--save', 'mine', 'list'])).stderr).toContain('Not saved.');
    expect(readFileSync(join(folderOf(home), 'mine'), 'utf8')).toBe('#!/bin/sh\n');
    const terminal = openTerminal(home, ['--save', 'mine', 'list']);
    await terminal.waitFor("Replace the saved command 'mine'? [y/N]");
    terminal.type('y\r');
    expect(await terminal.end()).toBe(0);
    expect(readFileSync(join(folderOf(home), 'mine'), 'utf8')).toContain('ls -a\n');
  });

  it('says that there is nothing to save, or that the command holds a secret', async () => {
    const home = await homeWith('echo ghp_abcdefghijklmnopqrstuvwxyz0123456789');
    expect((await home.run(['--save', 'none'])).stderr).toContain(
      'There is no generated command to save yet.',
    );
    const secret = await home.run(['--save', 'token', 'print it']);
    expect(secret.status).toBe(1);
    expect(secret.stderr).toContain('holds a secret');
    expect(existsSync(join(folderOf(home), 'token'))).toBe(false);
  });
});
