import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { binary, cleanEnv } from '../support/built-binary.js';
import { runPiped } from '../support/run-piped.js';
import { Terminal } from '../support/terminal.js';

const SHELLS = ['/bin/sh', '/bin/bash', '/usr/bin/zsh', '/usr/bin/fish'];

/** Lines that every one of these shells understands. */
const LINES = [
  'echo out; echo err >&2; exit 3',
  'seq 5 | sort -r | head -2',
  'true && echo yes; false || echo no',
  'test -t 1 && echo terminal; test -t 0 && echo keys; true',
  'sh -c "exit 9"',
  "sh -c 'kill -TERM $$'",
];

describe.each(SHELLS)('a line for %s', (shell) => {
  const missing = !existsSync(shell);

  it.skipIf(missing).each(LINES)('without a terminal: %s', (line) => {
    const env = cleanEnv({ SHELL: shell });
    const direct = runPiped([shell, '-c', line], { env });
    const wrapped = runPiped([...binary(), '--quiet', line], { env });
    expect({ ...wrapped, stderr: `${wrapped.stderr}` }).toEqual({ ...direct, stderr: `${direct.stderr}` });
  });

  it.skipIf(missing).each(LINES)('on a terminal: %s', async (line) => {
    const seen = [];
    for (const argv of [
      [shell, '-c', line],
      [...binary(), '--quiet', line],
    ]) {
      const terminal = new Terminal(argv, { env: cleanEnv({ SHELL: shell }) });
      seen.push({ code: await terminal.end(), output: terminal.output });
    }
    expect(seen[1]).toEqual(seen[0]);
  });
});

it('a line that is just a program leaves no mark of a shell in the environment', () => {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: cleanEnv().HOME ?? '', SHELL: '/bin/bash' };
  const variables = ({ stdout }: { stdout: Buffer }) => stdout.toString().split('\n').sort();
  expect(variables(runPiped([...binary(), 'env'], { env }))).toEqual(variables(runPiped(['env'], { env })));
});
