import { afterEach, expect } from 'vitest';
import { cleanEnv } from '../support/built-binary.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { Terminal } from '../support/terminal.js';
import { wrapper } from './compare.js';

const open: Terminal[] = [];
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});

/** What a person does in a terminal. */
export type Play = (terminal: Terminal) => Promise<unknown>;

/** A bash script in a terminal, in which `$W` stands before the command. */
export function scriptIn(
  prefix: string,
  script: string,
  extra: Readonly<Record<string, string>> = {},
): Terminal {
  const cwd = temporaryFolder('ai-run-case-');
  const env = cleanEnv({ W: prefix, HOME: cwd, TMPDIR: cwd, PS1: '$ ', LESS: '', PAGER: 'less', ...extra });
  const terminal = new Terminal(['bash', '-c', script], { env, cwd });
  open.push(terminal);
  return terminal;
}

/** What a person sees and what comes out, directly and wrapped. */
export async function compareInTerminal(script: string, play: Play = async () => {}): Promise<void> {
  const seen = [];
  for (const prefix of ['', wrapper()]) {
    const terminal = scriptIn(prefix, script);
    await play(terminal);
    const code = await terminal.end();
    seen.push({ code, output: terminal.output.replace(/line 1: +\d+ /, '') });
  }
  expect(seen[1]).toEqual(seen[0]);
}

export function moment(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
