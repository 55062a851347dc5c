import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { binary, cleanEnv } from '../support/built-binary.js';

/** Starts a script, waits until it says that it is ready, does something, and gives all that came out. */
async function drive(prefix: readonly string[], script: string, act: (child: ChildProcess) => void) {
  const [program = '', ...args] = [...prefix, 'sh', '-c', script, 'x'];
  const child = spawn(program, args, { env: cleanEnv(), stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let acted = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
      if (acted || !output.includes('ready')) return;
      acted = true;
      act(child);
    });
  }
  const [code, signal] = await once(child, 'close');
  return { code, signal, output };
}

async function compare(script: string, act: (child: ChildProcess) => void): Promise<void> {
  const direct = await drive([], script, act);
  expect(await drive([...binary(), '--quiet'], script, act)).toEqual(direct);
}

describe('signals sent to the wrapper', () => {
  it.each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2', 'SIGALRM'] as const)(
    '%s ends the command',
    async (name) => {
      await compare('ulimit -c 0; echo ready; exec sleep 30', (child) => child.kill(name));
    },
  );

  it.each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGUSR1', 'SIGUSR2'] as const)(
    '%s can be handled',
    async (name) => {
      const script = `trap 'echo handled; exit 7' ${name.slice(3)}; echo ready; while :; do sleep 0.05; done`;
      await compare(script, (child) => child.kill(name));
    },
  );
});

describe('in real time', () => {
  it('what is printed comes at once, and an answer goes in', () =>
    compare('echo ready; read answer; echo "got $answer"; exit 3', (child) => child.stdin?.end('yes\n')));

  it('a prompt without a newline, on stderr', () =>
    compare('printf "ready? " >&2; read answer; echo "got $answer" >&2', (child) =>
      child.stdin?.end('yes\n'),
    ));
});
