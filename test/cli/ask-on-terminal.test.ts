import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layOutQuestion } from '../../src/cli/ask-on-terminal.js';
import { cleanEnv } from '../support/built-binary.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { aiRunInTerminal, type Terminal } from '../support/terminal.js';

const terminals: Terminal[] = [];

afterEach(() => {
  for (const terminal of terminals.splice(0)) terminal.close();
});

/** `rm` of a folder, which fails and has two fixes. */
function failing(columns: number) {
  const home = temporaryFolder('ai-run-ask-');
  mkdirSync(join(home, 'folder'));
  const env = cleanEnv({ HOME: home, LANG: 'C.UTF-8' });
  const terminal = aiRunInTerminal(['rm', 'folder'], { env, cwd: home, columns });
  terminals.push(terminal);
  const log = join(home, '.local/share/ai-run/history.log');
  return { terminal, folder: join(home, 'folder'), log };
}

describe('layOutQuestion', () => {
  it('breaks a question between words and leaves room for the answer', () => {
    expect(layOutQuestion('Select a fix (1-2) or press Enter to skip: ', 40)).toBe(
      'Select a fix (1-2) or press Enter to\nskip: ',
    );
  });

  it.each([80, 0, undefined])('leaves one that fits as it is (%s columns)', (columns) => {
    expect(layOutQuestion('Run this command? [y/N] ', columns)).toBe('Run this command? [y/N] ');
  });
});

describe('the built ai-run, asking', () => {
  it('ends the line that Ctrl-C leaves', async () => {
    const { terminal, folder } = failing(80);
    await terminal.waitFor('to skip: ');
    terminal.type('\x03');
    expect(await terminal.end()).toBe(1);
    expect(terminal.output).toMatch(/to skip: [^\n]*\r\n$/);
    expect(existsSync(folder)).toBe(true);
  });

  it('takes a terminal that goes away for a no, and still records the failure', async () => {
    const { terminal, folder, log } = failing(80);
    await terminal.waitFor('to skip: ');
    terminal.hangUp();
    await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('"outcome":"declined"'), 10_000);
    expect(existsSync(folder)).toBe(true);
  });
});
